/** Where an event is: as the event itself says, else as the list of venues does. Whoever names it asks here. */
export const eventVenue = <TNamed>(of: { event: { venue?: TNamed | null }; venue: TNamed | null }): TNamed | null =>
  of.event.venue ?? of.venue;
