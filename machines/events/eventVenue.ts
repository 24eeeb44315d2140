/** The venue of an event: the event's own, else the one in the list of venues. */
export const eventVenue = <TNamed>(of: { event: { venue?: TNamed | null }; venue: TNamed | null }): TNamed | null =>
  of.event.venue ?? of.venue;
