// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.function.Function;
import java.util.function.Predicate;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/**
 * What an operand's or result's type must be.
 *
 * @param description how diagnostics say it: "must be {@code description}, but got ..."
 * @param test whether a type satisfies it
 * @param buildable makes the one type that satisfies it, or null if there are several; such a type need not be written
 */
public record TypeConstraint(String description, Predicate<Type> test, Function<Context, Type> buildable) {
  /** A constraint that several types satisfy. */
  public static TypeConstraint of(String description, Predicate<Type> test) {
    return new TypeConstraint(description, test, null);
  }

  /** A constraint that exactly one type satisfies. */
  public static TypeConstraint exactly(String description, Predicate<Type> test, Function<Context, Type> buildable) {
    return new TypeConstraint(description, test, buildable);
  }

  public boolean accepts(Type type) {
    return test.test(type);
  }
}
