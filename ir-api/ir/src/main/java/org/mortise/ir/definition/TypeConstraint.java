// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/**
 * The constraint on the type of an operand or result.
 *
 * @param <T> the class of all types that satisfy it, for typed accessors; {@link Type} if there are several
 * @param description the constraint in diagnostics: "must be {@code description}, but got ..."
 * @param kind the class of all types that satisfy it; a parser stops at other types
 * @param test whether a type satisfies it
 * @param buildable creates the only type that satisfies it, or null if there are several; such a type can be omitted
 */
public record TypeConstraint<T extends Type>(
    String description, Class<? extends Type> kind, Predicate<Type> test, @Nullable Function<Context, Type> buildable) {
  /** A constraint that types of several classes satisfy. */
  public static TypeConstraint<Type> of(String description, Predicate<Type> test) {
    return new TypeConstraint<>(description, Type.class, test, null);
  }

  /** A constraint that all types of a class satisfy. */
  public static <T extends Type> TypeConstraint<T> of(String description, Class<T> kind) {
    return new TypeConstraint<>(description, kind, kind::isInstance, null);
  }

  /** A constraint that some types of a class satisfy. */
  public static <T extends Type> TypeConstraint<T> of(String description, Class<T> kind, Predicate<T> test) {
    return new TypeConstraint<>(description, kind, type -> kind.isInstance(type) && test.test(kind.cast(type)), null);
  }

  /** A constraint that exactly one type of a class satisfies. */
  public static <T extends Type> TypeConstraint<T> exactly(
      String description, Class<T> kind, Predicate<T> test, Function<Context, Type> buildable) {
    return new TypeConstraint<>(
        description, kind, type -> kind.isInstance(type) && test.test(kind.cast(type)), buildable);
  }

  public boolean accepts(Type type) {
    return test.test(type);
  }
}
