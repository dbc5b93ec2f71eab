// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/**
 * A message at a location, with notes. An object, not an event: nothing is printed until somebody gives it to a
 * {@link DiagnosticHandler}.
 *
 * <p>Messages that show an operation show it as it was when they were made. Who knows how a run wants its programs
 * printed has the operations shown so by {@link #shownWith} before anything changes.
 */
public final class Diagnostic {
  private static final String SHOWS_OPERATION = "see current operation: ";

  private final Severity severity;
  private final Location location;
  private final String message;
  private final Shown shown;
  private final boolean isHint;
  private final List<Diagnostic> notes = new ArrayList<>(1);

  /** An operation whose text is the end of a message. Errors and what belongs to them show the generic form. */
  private record Shown(String before, Operation operation, boolean inGenericForm) {
    /** A text of several lines starts on a line of its own. */
    String message(PrinterOptions options) {
      String text = IRPrinter.forDiagnostic(operation, inGenericForm ? options.withGenericForm(true) : options);
      return text.indexOf('\n') < 0 ? before + text : before + '\n' + text;
    }
  }

  public Diagnostic(Severity severity, Location location, String message) {
    this(severity, location, message, null, false);
  }

  private Diagnostic(Severity severity, Location location, Shown shown) {
    this(severity, location, shown.message(PrinterOptions.DEFAULT), shown, false);
  }

  private Diagnostic(Severity severity, Location location, String message, Shown shown, boolean isHint) {
    this.severity = severity;
    this.location = location;
    this.message = message;
    this.shown = shown;
    this.isHint = isHint;
  }

  public static Diagnostic error(Location location, String message) {
    return new Diagnostic(Severity.ERROR, location, message);
  }

  /** An error at an operation, with the note "see current operation" that shows it as it is now. */
  public static Diagnostic error(Operation op, String message) {
    return atOperation(Severity.ERROR, op, message);
  }

  /** An error at an operation whose message ends with the text of {@code shown}, with the same note. */
  public static Diagnostic errorShowing(Operation op, String message, Operation shown) {
    return new Diagnostic(Severity.ERROR, op.location(), new Shown(message, shown, true)).showing(op);
  }

  /** A diagnostic at an operation, with the note "see current operation" that shows it as it is now. */
  public static Diagnostic atOperation(Severity severity, Operation op, String message) {
    return new Diagnostic(severity, op.location(), message).showing(op);
  }

  private Diagnostic showing(Operation op) {
    notes.add(new Diagnostic(Severity.NOTE, op.location(), new Shown(SHOWS_OPERATION, op, true)));
    return this;
  }

  /** Adds a note at an operation that ends with the operation's text as it is now, and returns this. */
  public Diagnostic noteShowing(Operation op, String noteMessage) {
    notes.add(new Diagnostic(Severity.NOTE, op.location(), new Shown(noteMessage, op, false)));
    return this;
  }

  /** Adds a note and returns this. */
  public Diagnostic note(Location noteLocation, String noteMessage) {
    notes.add(new Diagnostic(Severity.NOTE, noteLocation, noteMessage));
    return this;
  }

  /** Adds a note that helps a human reader and is no part of what is checked when diagnostics are compared. */
  public Diagnostic hint(Location noteLocation, String noteMessage) {
    notes.add(new Diagnostic(Severity.NOTE, noteLocation, noteMessage, null, true));
    return this;
  }

  public Severity severity() {
    return severity;
  }

  public Location location() {
    return location;
  }

  public String message() {
    return message;
  }

  /** Whether this is a hint, or the note that shows the operation which the diagnostic is about. */
  public boolean isOperationNote() {
    return isHint || severity == Severity.NOTE && message.startsWith(SHOWS_OPERATION);
  }

  /** The same without hints and notes that show an operation. */
  public Diagnostic withoutOperationNotes() {
    Diagnostic plain = new Diagnostic(severity, location, message, shown, isHint);
    for (Diagnostic note : notes) {
      if (!note.isOperationNote()) {
        plain.notes.add(note);
      }
    }
    return plain;
  }

  /** The same with the operations that it shows printed anew, as they are now, and never again. */
  public Diagnostic shownWith(PrinterOptions options) {
    boolean isSame = shown == null || options.forDiagnostic().equals(PrinterOptions.DEFAULT.forDiagnostic());
    String text = isSame ? message : shown.message(options);
    Diagnostic again = new Diagnostic(severity, location, text, null, isHint);
    for (Diagnostic note : notes) {
      again.notes.add(note.shownWith(options));
    }
    return again;
  }

  public List<Diagnostic> notes() {
    return Collections.unmodifiableList(notes);
  }

  @Override
  public String toString() {
    return location + ": " + severity.word() + ": " + message;
  }
}
