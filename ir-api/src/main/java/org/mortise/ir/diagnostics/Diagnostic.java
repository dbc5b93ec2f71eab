// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.diagnostics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.text.IRPrinter;

/**
 * A message at a location, with notes. An object, not an event: nothing is printed until somebody gives it to a
 * {@link DiagnosticHandler}.
 */
public final class Diagnostic {
  private static final String SHOWS_OPERATION = "see current operation: ";

  private final Severity severity;
  private final Location location;
  private final String message;
  private final boolean isHint;
  private final List<Diagnostic> notes = new ArrayList<>(1);

  public Diagnostic(Severity severity, Location location, String message) {
    this(severity, location, message, false);
  }

  private Diagnostic(Severity severity, Location location, String message, boolean isHint) {
    this.severity = severity;
    this.location = location;
    this.message = message;
    this.isHint = isHint;
  }

  public static Diagnostic error(Location location, String message) {
    return new Diagnostic(Severity.ERROR, location, message);
  }

  /** An error at an operation, with the note "see current operation" that shows it as it is now. */
  public static Diagnostic error(Operation op, String message) {
    return atOperation(Severity.ERROR, op, message);
  }

  /** A diagnostic at an operation, with the note "see current operation" that shows it as it is now. */
  public static Diagnostic atOperation(Severity severity, Operation op, String message) {
    Diagnostic diagnostic = new Diagnostic(severity, op.location(), message);
    String text = IRPrinter.forDiagnostic(op);
    return diagnostic.note(op.location(), SHOWS_OPERATION + (text.indexOf('\n') < 0 ? text : '\n' + text));
  }

  /** Adds a note and returns this. */
  public Diagnostic note(Location noteLocation, String noteMessage) {
    notes.add(new Diagnostic(Severity.NOTE, noteLocation, noteMessage));
    return this;
  }

  /** Adds a note that helps a human reader and is no part of what is checked when diagnostics are compared. */
  public Diagnostic hint(Location noteLocation, String noteMessage) {
    notes.add(new Diagnostic(Severity.NOTE, noteLocation, noteMessage, true));
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
    Diagnostic plain = new Diagnostic(severity, location, message);
    for (Diagnostic note : notes) {
      if (!note.isOperationNote()) {
        plain.notes.add(note);
      }
    }
    return plain;
  }

  public List<Diagnostic> notes() {
    return Collections.unmodifiableList(notes);
  }

  @Override
  public String toString() {
    return location + ": " + severity.word() + ": " + message;
  }
}
