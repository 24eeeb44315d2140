/** The calls of the sections that sell or tell something else; no first page needs them. */
import * as v from 'valibot';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as forms from './forms.ts';
import * as orders from './orders.ts';
import { get, post, type Endpoint } from './endpoint.ts';
import { responseOf, Id, Outcome, PageQuery, pageOf } from './wire.ts';

const page = v.object(PageQuery);
const file = v.union([v.instance(Blob), v.array(v.instance(Blob))]);

export const sectionEndpoints = {
  // site
  siteForm: get('forms/{slug}', responseOf(forms.SiteForm)),
  submitSiteForm: post('forms/{slug}', Outcome, { body: forms.SiteFormSubmission }),
  search: get('search/global', responseOf(v.array(catalogue.SearchResult)), {
    query: v.object({ search: v.string() }),
  }),

  // cart and orders
  checkWorkshop: post('workshops/check', responseOf(cart.WorkshopPrice), { body: cart.WorkshopCheck }),
  verifyBenefits: post('benefits/verify', responseOf(cart.BenefitResult), { body: cart.BenefitQuery }),
  orderTickets: get('orders/{order_id}/tickets', responseOf(orders.OrderTickets), { access: 'customer' }),
  /** The tickets to keep or print; guests have theirs on /paymentsuccess (Q2.3.b). 409 while there are none. */
  ticketFile: get('orders/{order_id}/tickets/download', v.instance(Blob), { access: 'token', file: 'application/pdf' }),

  memberships: get('memberships', responseOf(v.array(catalogue.Membership))),
  // events, academies, trainers
  events: get('events', pageOf(catalogue.Event), { query: catalogue.EventListQuery }),
  event: get('events/{id}', responseOf(catalogue.EventDetails)),
  seatMap: get('events/{id}/seat-maps/{seat_map_id}', responseOf(catalogue.SeatMap)),
  eventInvite: get('events/invites/{token}', responseOf(catalogue.EventInvite)),
  answerInvite: post('events/invites/{token}', responseOf(catalogue.EventInvite), {
    body: v.object({ answer: v.picklist(['accepted', 'declined']) }),
  }),
  workshops: get('workshops', pageOf(catalogue.Workshop), { query: catalogue.TypedListQuery }),
  workshop: get('workshops/{id}', responseOf(catalogue.WorkshopDetails)),
  trainers: get('trainers', pageOf(catalogue.Trainer), { query: page }),
  trainer: get('trainers/{id}', responseOf(catalogue.TrainerDetails)),
  trainerAvailability: get('trainers/{id}/availability', responseOf(v.array(catalogue.TrainerSlot)), {
    query: catalogue.TrainerAvailabilityQuery,
  }),

  // retail, offers
  outlets: get('outlets', responseOf(v.array(catalogue.Outlet))),
  outlet: get('outlets/{id}', responseOf(catalogue.Outlet)),
  outletProducts: get('outlets/{id}/products', pageOf(catalogue.RetailProduct), { query: catalogue.ProductListQuery }),
  retailProducts: get('retail/products', pageOf(catalogue.RetailProduct), { query: catalogue.ProductListQuery }),
  offers: get('offers', responseOf(v.array(catalogue.Offer))),
  offer: get('offers/{offer_id}', responseOf(catalogue.Offer)),

  // told
  blogs: get('blogs', pageOf(catalogue.Blog), { query: page }),
  blog: get('blogs/{slug}', responseOf(catalogue.BlogDetails)),
  mediaLibrary: get('media-library', pageOf(catalogue.MediaItem), { query: catalogue.TypedListQuery }),
  gallery: get('gallery', responseOf(v.array(catalogue.GalleryImage))),

  // support
  supportRequests: get('customer-support', pageOf(catalogue.SupportRequest), { query: page, access: 'customer' }),
  askSupport: post('customer-support', responseOf(v.object({ id: Id })), {
    body: v.object({
      subject: v.string(),
      category: v.optional(v.string()),
      message: v.string(),
      files: v.optional(file),
    }),
    encoding: 'multipart',
    access: 'customer',
  }),
  supportRequest: get('customer-support/{id}', responseOf(catalogue.SupportRequestDetails), { access: 'customer' }),
  replyToSupport: post('customer-support/{id}/replies', responseOf(catalogue.SupportReply), {
    body: v.object({ message: v.string(), files: v.optional(file) }),
    encoding: 'multipart',
    access: 'customer',
  }),
} as const satisfies Record<string, Endpoint>;
