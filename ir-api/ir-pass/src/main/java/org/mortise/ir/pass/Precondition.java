// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;

/**
 * A condition on programs without which a pass is not applicable: one declaration, from which the documentation of the
 * pass and the error at the operation that breaks it come. A pass declares its preconditions by {@link
 * PassSpec#withPreconditions}, which numbers them.
 */
public final class Precondition {
  private final String text;
  private final Function<Operation, Diagnostic> error;
  private final Function<Operation, @Nullable Operation> search;

  private Precondition(
      String text, Function<Operation, Diagnostic> error, Function<Operation, @Nullable Operation> search) {
    this.text = text;
    this.error = error;
    this.search = search;
  }

  /**
   * Returns a precondition on the operation on which the pass runs. It is checked before the pass runs.
   *
   * @param text a sentence that states the condition
   * @param isMet whether the operation meets the condition
   * @param error returns the error of an operation that does not
   */
  public static Precondition ofRoot(String text, Predicate<Operation> isMet, Function<Operation, Diagnostic> error) {
    return new Precondition(text, error, root -> isMet.test(root) ? null : root);
  }

  /**
   * Returns a precondition on the operation on which the pass runs and on each one inside it. It is checked before the
   * pass runs; the first operation that does not meet it is reported, nested operations before those around them.
   * Linear.
   *
   * @param text a sentence that states the condition
   * @param isMet whether an operation meets the condition
   * @param error returns the error of an operation that does not
   */
  public static Precondition ofEach(String text, Predicate<Operation> isMet, Function<Operation, Diagnostic> error) {
    return new Precondition(text, error, root -> {
      Operation[] violating = new Operation[1];
      root.walk(op -> {
        if (violating[0] == null && !isMet.test(op)) {
          violating[0] = op;
        }
      });
      return violating[0];
    });
  }

  /**
   * Returns a precondition that the pass checks itself, by an analysis that it needs anyway. The pass reports {@link
   * #error}.
   *
   * @param text a sentence that states the condition
   * @param error returns the error of an operation that does not meet the condition
   */
  public static Precondition checkedByPass(String text, Function<Operation, Diagnostic> error) {
    return new Precondition(text, error, root -> null);
  }

  /**
   * Returns a precondition that only the documentation of the pass states: nothing checks it, or another mechanism
   * reports its violation, such as dialect conversion.
   *
   * @param text a sentence that states the condition
   */
  public static Precondition assumed(String text) {
    return checkedByPass(text, op -> {
      throw new IllegalStateException("this precondition has no error: " + text);
    });
  }

  /** Returns the sentence that states the condition. */
  public String text() {
    return text;
  }

  /** Returns the error of {@code op}, which does not meet the condition. */
  public Diagnostic error(Operation op) {
    return error.apply(op);
  }

  /** Returns the error of the first operation in {@code root} that is known not to meet the condition, or null. */
  @Nullable Diagnostic violationIn(Operation root) {
    Operation violating = search.apply(root);
    return violating == null ? null : error(violating);
  }
}
