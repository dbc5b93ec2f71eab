// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Severity;
import org.mortise.ir.Trait;
import org.mortise.ir.symbols.SymbolTable;

/**
 * A remark under construction, created by {@link PassRun#remark} and reported by {@link #emit}. If remarks are
 * disabled, all methods do nothing. Compose an expensive message only if {@link PassRun#remarksWanted}.
 */
public final class RemarkBuilder {
  static final RemarkBuilder UNWANTED = new RemarkBuilder(null, Remark.Kind.ANALYSIS, "", null);

  private record Note(Location location, String text) {}

  private final @Nullable PassRun run;
  private final Remark.Kind kind;
  private final String name;
  private final @Nullable String function;
  private final List<Remark.Argument> arguments = new ArrayList<>(2);
  private final List<Note> notes = new ArrayList<>(0);
  private @Nullable Location location;
  private String message = "";

  private RemarkBuilder(@Nullable PassRun run, Remark.Kind kind, String name, @Nullable String function) {
    this.run = run;
    this.kind = kind;
    this.name = name;
    this.function = function;
  }

  static RemarkBuilder of(PassRun run, Remark.Kind kind, String name, Operation at) {
    return new RemarkBuilder(run, kind, name, functionAround(at)).at(at.location());
  }

  /** Sets another location than that of the operation, such as the location of a value. */
  public RemarkBuilder at(Location place) {
    if (run != null) {
      location = place;
    }
    return this;
  }

  /** Sets the message, which begins with a small letter and has no full stop. */
  public RemarkBuilder message(String text) {
    if (run != null) {
      message = text;
    }
    return this;
  }

  /** Adds a value with a key in camel case, so that tools need not parse the message. */
  public RemarkBuilder with(String key, Object value) {
    return add(key, value, null);
  }

  /** Adds a value with a location in the program. */
  public RemarkBuilder with(String key, Object value, Location about) {
    return add(key, value, about);
  }

  private RemarkBuilder add(String key, Object value, @Nullable Location about) {
    if (run != null) {
      arguments.add(new Remark.Argument(key, value.toString(), about));
    }
    return this;
  }

  /** Adds a note. */
  public RemarkBuilder note(Location place, String text) {
    if (run != null) {
      notes.add(new Note(place, text));
    }
    return this;
  }

  /** Reports the remark, once. */
  public void emit() {
    if (run == null) {
      return;
    }
    Remark remark = new Remark(kind, run.passName(), name, function, arguments, run.identity());
    Diagnostic diagnostic = new Diagnostic(Severity.REMARK, location, message).withRemark(remark);
    notes.forEach(note -> diagnostic.note(note.location(), note.text()));
    run.emit(diagnostic);
  }

  /** Returns the symbol of the innermost function that is or contains {@code op}; null if there is none. */
  private static @Nullable String functionAround(Operation op) {
    for (Operation around = op; around != null; around = around.parentOp()) {
      if (around.hasTrait(Trait.ISOLATED_FROM_ABOVE) && !around.hasTrait(Trait.SYMBOL_TABLE)) {
        String symbol = SymbolTable.getSymbolName(around);
        if (symbol != null) {
          return symbol;
        }
      }
    }
    return null;
  }
}
