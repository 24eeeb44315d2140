/** Before each file of views; what it imports is loaded once a worker, and so wraps the waits once. */
import './steadyScreen.ts';
