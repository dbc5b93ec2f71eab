// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.execution.ValueText;
import org.mortise.execution.engine.Stepper;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;

/** A function that is executed step by step, with its breakpoints. */
final class DebugSession {
  private final SourceText source;
  private final ValueNames names;
  private final Stepper stepper;
  private final Operation function;
  private final Set<Integer> breakpoints = new HashSet<>();

  DebugSession(SourceText source, ValueNames names, Stepper stepper, Operation function) {
    this.source = source;
    this.names = names;
    this.stepper = stepper;
    this.function = function;
  }

  /** Adds a breakpoint at a line, or removes it; returns whether it was added. */
  boolean toggle(int line) {
    return breakpoints.add(line) || !breakpoints.remove(line);
  }

  int lines() {
    return source.lastLine();
  }

  /**
   * Returns the first line from {@code line} on at which an operation in a function begins, or -1. Execution can stop
   * at such lines, but not at labels, comments and the first lines of functions.
   */
  int nextStop(int line) {
    Operation root = function;
    while (root.parentOp() != null) {
      root = root.parentOp();
    }
    int[] next = {-1};
    root.walk(op -> {
      boolean isExecuted = op.parentOp() != null && !op.implementsInterface(CallableOpInterface.class)
          && op.parentOp().parentOp() != null;
      FileLineColLoc place = isExecuted ? DiagnosticPrinter.placeOf(op.location()) : null;
      if (place != null && place.line() >= line && (next[0] < 0 || place.line() < next[0])) {
        next[0] = place.line();
      }
    });
    return next[0];
  }

  boolean hasEnded() {
    return stepper.hasEnded();
  }

  /** Executes up to {@code count} operations, and returns a description of the position. */
  String step(int count) {
    return advance(count, false);
  }

  /** Executes until a line with a breakpoint, or the end. */
  String proceed() {
    return advance(Long.MAX_VALUE, true);
  }

  private String advance(long count, boolean stopsAtLines) {
    try {
      long rest = count;
      int line = line();
      while (rest-- > 0 && stepper.step()) {
        int next = line();
        if (stopsAtLines && next != line && breakpoints.contains(next)) {
          break;
        }
        line = next;
      }
    } catch (ExecutionException wrong) {
      return new DiagnosticPrinter().addSource(source).print(wrong.diagnostic());
    }
    return where();
  }

  /** Returns the line of the next operation, or -1. */
  private int line() {
    List<Operation> position = stepper.position();
    FileLineColLoc place = position.isEmpty() ? null : DiagnosticPrinter.placeOf(position.get(0).location());
    return place == null ? -1 : place.line();
  }

  /** Returns the next operation and the calls around it, with their lines; or the results. */
  String where() {
    if (stepper.hasEnded()) {
      return results();
    }
    StringBuilder text = new StringBuilder();
    for (Operation op : stepper.position()) {
      FileLineColLoc place = DiagnosticPrinter.placeOf(op.location());
      String line = place == null || place.line() > source.lastLine() ? "" : source.lineText(place.line()).strip();
      text.append(place == null ? "?" : place.line() + ":" + place.column()).append("  ")
          .append(line.isEmpty() ? op.name().name() : line).append('\n');
    }
    return text.toString();
  }

  private String results() {
    StringBuilder text = new StringBuilder("the function has ended\n");
    List<Type> types = function.getInterface(CallableOpInterface.class).getResultTypes(function);
    ValueText values = new ValueText(stepper.execution());
    for (int i = 0; i < stepper.results().size(); i++) {
      text.append(values.of(stepper.results().get(i), types.get(i))).append('\n');
    }
    return text.toString();
  }

  /** Returns the text of the named value in the innermost frame that has computed it; null if no frame has. */
  @Nullable String print(String name) {
    for (Value value : names.named(name)) {
      Object current = stepper.hasEnded() ? null : stepper.value(value);
      if (current != null) {
        return new ValueText(stepper.execution()).of(current, value.type());
      }
    }
    return null;
  }
}
