// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.types.TensorType;
import org.mortise.validation.model.Difference;
import org.mortise.validation.model.Difference.Kind;

/** Compares the behavior of two versions of a function on one input on which the source version has not failed. */
final class BehaviorComparison {
  private static final int LONGEST_INPUT = 400;

  private final FunctionPair pair;
  private final Signature signature;
  private final List<Signature.@Nullable Form> forms;
  private final Supplier<String> input;
  private final List<String> shared;
  private final Refinement refinement;

  /**
   * @param input returns the arguments as a text
   * @param shared the arguments that are the same buffer, as texts
   */
  BehaviorComparison(FunctionPair pair, Signature signature, List<Signature.@Nullable Form> forms,
      Supplier<String> input, List<String> shared, Refinement refinement) {
    this.pair = pair;
    this.signature = signature;
    this.forms = forms;
    this.input = input;
    this.shared = shared;
    this.refinement = refinement;
  }

  /**
   * Returns the first difference, or null.
   *
   * @param hasOtherCall whether the target version has failed because a call of a function without a body differs
   * @param leaks which buffers the target version may leave allocated
   */
  @Nullable Difference compare(Behavior before, Behavior after, boolean hasOtherCall, LeakRule leaks) {
    if (after.fault() != null) {
      Diagnostic fault = after.fault().diagnostic();
      Kind kind = hasOtherCall ? Kind.CALL
          : after.fault().kind() == ExecutionException.Kind.LIMIT ? Kind.LIMIT : Kind.FAULT;
      return difference(kind, fault.location(), fault.message(), fault.notes());
    }
    Difference difference = compareResults(before, after);
    difference = difference != null ? difference : compareBuffers(before, after);
    if (difference == null && !before.printed().equals(after.printed())) {
      difference = atFunction(Kind.OUTPUT, "the text that is printed differs");
    }
    if (difference == null && before.calls().size() != after.calls().size()) {
      String missing = before.calls().get(after.calls().size()).function();
      difference = atFunction(Kind.CALL, missing + " is called once less than before");
    }
    difference = difference != null || leaks == LeakRule.ALL ? difference : compareSharing(before, after);
    return difference != null ? difference : compareLeaks(before, after, leaks);
  }

  private @Nullable Difference compareResults(Behavior before, Behavior after) {
    int nextResult = 0;
    int nextOutput = signature.arguments().size();
    for (int i = 0; i < forms.size(); i++) {
      String found = forms.get(i) == null ? null : switch (forms.get(i)) {
        case RESULT -> differenceOfResult(i, before, after.results().get(nextResult++));
        case OUTPUT -> differenceOfResult(i, before, after.buffers().get(nextOutput++));
        case IN_ARGUMENT -> differenceOfArguments(i, before, after);
      };
      if (found != null) {
        return atFunction(Kind.RESULT, "result " + i + " " + found);
      }
    }
    return null;
  }

  private @Nullable String differenceOfResult(int result, Behavior before, Object value) {
    return refinement.difference(before.results().get(result), value, signature.results().get(result));
  }

  /** Returns null if the result has become the contents of an argument. */
  private @Nullable String differenceOfArguments(int result, Behavior before, Behavior after) {
    String difference = null;
    for (int argument : signature.holders(result)) {
      String found = differenceOfResult(result, before, after.buffers().get(argument));
      if (found == null) {
        return null;
      }
      difference = "in argument " + argument + " " + found;
    }
    return difference;
  }

  private @Nullable Difference compareBuffers(Behavior before, Behavior after) {
    for (int i = 0; i < before.buffers().size(); i++) {
      Elements contents = before.buffers().get(i);
      if (contents != null && signature.isBufferInBoth(i)) {
        String found = refinement.difference(contents, after.buffers().get(i), signature.arguments().get(i));
        if (found != null) {
          return atFunction(Kind.BUFFER, "the buffer of argument " + i + " " + found);
        }
      }
    }
    return null;
  }

  /**
   * Compares which buffers are shared: a caller that frees two buffers must not get the same buffer twice. Requires
   * equal numbers of results and arguments, and no tensors, which have no identity.
   */
  private @Nullable Difference compareSharing(Behavior before, Behavior after) {
    boolean isComparable = signature.outputs() == 0 && before.results().size() == after.results().size()
        && signature.results().stream().noneMatch(TensorType.class::isInstance)
        && signature.arguments().stream().noneMatch(TensorType.class::isInstance);
    if (isComparable) {
      for (String sharing : after.sharing()) {
        if (!before.sharing().contains(sharing)) {
          return atFunction(Kind.ALIAS, sharing + " have become the same buffer");
        }
      }
    }
    return null;
  }

  private @Nullable Difference compareLeaks(Behavior before, Behavior after, LeakRule leaks) {
    if (after.leaks().size() <= leaks.most(before.leaks().size())) {
      return null;
    }
    Set<Location> known = new HashSet<>();
    if (leaks == LeakRule.AS_SOURCE) {
      before.leaks().forEach(leak -> known.add(leak.location()));
    }
    Diagnostic leak = after.leaks().stream().filter(each -> !known.contains(each.location())).findFirst()
        .orElse(after.leaks().get(0));
    return difference(Kind.LEAK, leak.location(), leak.message(), leak.notes());
  }

  private Difference atFunction(Kind kind, String message) {
    return difference(kind, pair.target().location(), message, List.of());
  }

  private Difference difference(Kind kind, Location location, String message, List<Diagnostic> notes) {
    Diagnostic error = Diagnostic.error(location, "@" + pair.name() + " has changed its meaning: " + message);
    notes.forEach(note -> error.note(note.location(), note.message()));
    String text = input.get();
    String shown = text.length() <= LONGEST_INPUT ? text : text.substring(0, LONGEST_INPUT) + "...";
    error.note(pair.target().location(),
        text.isEmpty() ? "when @" + pair.name() + " is called" : "with the arguments " + shown);
    shared.forEach(each -> error.note(pair.target().location(), each + " are the same buffer"));
    return new Difference(kind, error, text);
  }
}
