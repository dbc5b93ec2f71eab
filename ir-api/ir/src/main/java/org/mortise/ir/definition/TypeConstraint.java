// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
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
 * @param form how {@code type(...)} in a format parses and prints it, or null for the type syntax
 */
public record TypeConstraint<T extends Type>(
    String description, Class<? extends Type> kind, Predicate<Type> test, @Nullable Function<Context, Type> buildable,
    @Nullable Form form) {
  /** A special syntax inside assembly formats: a type without its prefix and mnemonic. */
  public interface Form {
    Type parse(AsmParser parser);

    void print(AsmPrinter printer, Type type);
  }

  /** A constraint on types that formats write in full. */
  public TypeConstraint(
      String description, Class<? extends Type> kind, Predicate<Type> test,
      @Nullable Function<Context, Type> buildable) {
    this(description, kind, test, buildable, null);
  }

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
