// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A message at a location, with notes. It is a plain object; it is printed when it is passed to a {@link
 * DiagnosticHandler} that prints.
 *
 * <p>A message that shows an operation contains the operation's text as of the diagnostic's creation. A run with
 * special printing options calls {@link #shownWith} before the program changes.
 */
public final class Diagnostic {
  private static final String SHOWS_OPERATION = "see current operation: ";
  private static final String DEFAULT_RULE = "pipeline";
  private static final AtomicInteger TRACINGS = new AtomicInteger();

  private final Severity severity;
  private final Location location;
  private final String message;
  private final @Nullable Shown shown;
  private final boolean isHint;
  private final List<Diagnostic> notes = new ArrayList<>(1);
  private @Nullable Throwable fault;
  private @Nullable Throwable origin;
  private @Nullable Diagnostic next;
  private @Nullable Remark remark;
  private @Nullable String rule;
  private @Nullable String missingDialect;

  /** The time in which diagnostics record the calls that have created them. */
  public interface Tracing extends AutoCloseable {
    @Override
    void close();
  }

  /** An operation whose text ends a message. Errors and their notes show the generic form. */
  private record Shown(String before, Operation operation, boolean inGenericForm) {
    OperationText defaultForm() {
      return operation.context().textForm().forDiagnostics();
    }

    /** Returns the message. A multi-line text starts on a new line. */
    String message(OperationText form) {
      String text = form.of(operation, inGenericForm);
      return text.indexOf('\n') < 0 ? before + text : before + '\n' + text;
    }
  }

  public Diagnostic(Severity severity, Location location, String message) {
    this(severity, location, message, null, false);
  }

  private Diagnostic(Severity severity, Location location, @Nullable Shown shown) {
    this(severity, location, shown.message(shown.defaultForm()), shown, false);
  }

  private Diagnostic(Severity severity, Location location, String message, @Nullable Shown shown, boolean isHint) {
    this.severity = severity;
    this.location = location;
    this.message = message;
    this.shown = shown;
    this.isHint = isHint;
    if (severity != Severity.NOTE && TRACINGS.get() > 0) {
      origin = new Throwable(message);
    }
  }

  /**
   * Records the calls that create diagnostics, in all threads, until the result is closed. A diagnostic then costs its
   * stack trace.
   */
  public static Tracing traceOrigins() {
    TRACINGS.incrementAndGet();
    return TRACINGS::decrementAndGet;
  }

  public static Diagnostic error(Location location, String message) {
    return new Diagnostic(Severity.ERROR, location, message);
  }

  /** Creates an error at an operation, with a note that shows its current generic form ("see current operation"). */
  public static Diagnostic error(Operation op, String message) {
    return atOperation(Severity.ERROR, op, message);
  }

  /** Creates an error at an operation whose message ends with the text of {@code shown}, with the same note. */
  public static Diagnostic errorShowing(Operation op, String message, @Nullable Operation shown) {
    return new Diagnostic(Severity.ERROR, op.location(), new Shown(message, shown, true)).showing(op);
  }

  /**
   * Creates a diagnostic at an operation, with a note that shows its current text ("see current operation"), in the
   * generic form for an error.
   */
  public static Diagnostic atOperation(Severity severity, Operation op, String message) {
    Diagnostic diagnostic = new Diagnostic(severity, op.location(), message);
    return severity == Severity.ERROR ? diagnostic.showing(op) : diagnostic.noteShowing(op, SHOWS_OPERATION);
  }

  private Diagnostic showing(Operation op) {
    notes.add(new Diagnostic(Severity.NOTE, op.location(), new Shown(SHOWS_OPERATION, op, severity == Severity.ERROR)));
    return this;
  }

  /** Adds a note at an operation that ends with the operation's current text, and returns this. */
  public Diagnostic noteShowing(Operation op, String noteMessage) {
    notes.add(new Diagnostic(Severity.NOTE, op.location(), new Shown(noteMessage, op, false)));
    return this;
  }

  /** Adds a note and returns this. */
  public Diagnostic note(Location noteLocation, String noteMessage) {
    notes.add(new Diagnostic(Severity.NOTE, noteLocation, noteMessage));
    return this;
  }

  /** Adds a note for human readers that comparisons of diagnostics ignore. */
  public Diagnostic hint(Location noteLocation, String noteMessage) {
    notes.add(new Diagnostic(Severity.NOTE, noteLocation, noteMessage, null, true));
    return this;
  }

  /** Sets a second error found by the same check, and returns this. Only for verifiers. */
  public Diagnostic followedBy(Diagnostic second) {
    next = second;
    return this;
  }

  /** Returns the second error of a check, or null. */
  public @Nullable Diagnostic next() {
    return next;
  }

  /** Sets the data of a remark, and returns this. */
  public Diagnostic withRemark(Remark data) {
    remark = data;
    return this;
  }

  /** Returns the data of a remark of a pass; null for all other diagnostics. */
  public @Nullable Remark remark() {
    return remark;
  }

  /**
   * Sets the identifier of the rule unless it is set, and returns this. The code that finds a problem may set a precise
   * identifier; the phase that reports it then sets its own name as the default.
   */
  public Diagnostic withRule(String identifier) {
    if (rule == null) {
      rule = identifier;
    }
    return this;
  }

  /**
   * Returns the stable identifier of the kind of this diagnostic: the phase that reports it ({@code parser}, {@code
   * bytecode}, {@code verifier}, {@code pipeline}), the pass, or the pass and a name such as {@code
   * buffer-hoisting/NotHoisted}. Identifiers of notes are meaningless.
   */
  public String rule() {
    return remark != null ? remark.rule() : rule != null ? rule : DEFAULT_RULE;
  }

  /** Sets the namespace of the missing dialect that causes the error, and returns this. */
  public Diagnostic withMissingDialect(String namespace) {
    missingDialect = namespace;
    return this;
  }

  /** Returns the namespace of the missing dialect; null if the diagnostic is not about a missing dialect. */
  public @Nullable String missingDialect() {
    return missingDialect;
  }

  /** Sets the exception that this diagnostic reports, and returns this. */
  public Diagnostic withFault(Throwable thrown) {
    fault = thrown;
    return this;
  }

  /** Returns the exception that this diagnostic reports, with its stack trace; null for most diagnostics. */
  public @Nullable Throwable fault() {
    return fault;
  }

  /** Returns the stack trace of the creation of this diagnostic; null if none was recorded. */
  public @Nullable Throwable origin() {
    return origin;
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

  /** Returns whether this is a hint, or the note that shows the operation of the diagnostic. */
  public boolean isOperationNote() {
    return isHint || severity == Severity.NOTE && message.startsWith(SHOWS_OPERATION);
  }

  /** Returns this diagnostic without hints and notes that show an operation. */
  public Diagnostic withoutOperationNotes() {
    Diagnostic plain = new Diagnostic(severity, location, message, shown, isHint);
    plain.copyData(this);
    for (Diagnostic note : notes) {
      if (!note.isOperationNote()) {
        plain.notes.add(note);
      }
    }
    return plain;
  }

  /**
   * Returns this diagnostic with the shown operations printed in their current state by {@code form}. Applying it to
   * the result has no further effect.
   */
  public Diagnostic shownWith(OperationText form) {
    boolean isSame = shown == null || form.equals(shown.defaultForm());
    String text = isSame ? message : shown.message(form);
    Diagnostic again = new Diagnostic(severity, location, text, null, isHint);
    again.copyData(this);
    for (Diagnostic note : notes) {
      again.notes.add(note.shownWith(form));
    }
    return again;
  }

  private void copyData(Diagnostic other) {
    remark = other.remark;
    rule = other.rule;
    missingDialect = other.missingDialect;
    fault = other.fault;
    origin = other.origin;
  }

  public List<Diagnostic> notes() {
    return Collections.unmodifiableList(notes);
  }

  @Override
  public String toString() {
    return location + ": " + severity.word() + ": " + message;
  }
}
