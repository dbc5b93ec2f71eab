// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.PropertyEncoding;
import org.mortise.ir.Type;

/**
 * The constraint on an inherent attribute, and its syntax in assembly formats.
 *
 * <p>Without a {@link Form}, a format writes it as an attribute; if {@link #impliedType} is given, without its type.
 *
 * @param <A> the class of all attributes that satisfy it, for typed accessors; {@link Attribute} if there are several
 * @param description the constraint in diagnostics: "attribute 'x' failed to satisfy constraint: {@code description}"
 * @param test whether an attribute satisfies it
 * @param storage whether an attribute has the right kind. In {@code <{...}>} another kind is an error when it is read
 *     ("Invalid attribute `x` in property conversion: ..."), and in an assembly format it is an "invalid kind of
 *     attribute specified"; the remaining test is left to the verifier
 * @param impliedType the type that a format omits, or null
 * @param form how a format parses and prints it, or null for the attribute syntax
 * @param isProperty whether it is not an attribute in MLIR, so that {@code prop-dict} always prints it and a dictionary
 *     of attributes cannot contain it
 * @param encoding how bytecode has it if MLIR does not have it as an attribute; null for attributes
 */
public record AttributeConstraint<A extends Attribute>(
    String description,
    Predicate<Attribute> test,
    Predicate<Attribute> storage,
    @Nullable Function<Context, Type> impliedType,
    @Nullable Form form,
    boolean isProperty,
    @Nullable PropertyEncoding encoding) {

  /** A special syntax inside assembly formats, such as a bare keyword for an enum or {@code @name} for a symbol. */
  public interface Form {
    Attribute parse(AsmParser parser);

    /** Returns null, and consumes nothing, if there is none. */
    default @Nullable Attribute parseOptional(AsmParser parser) {
      throw new IllegalStateException("this attribute cannot be optional in an assembly format");
    }

    void print(AsmPrinter printer, Attribute attribute);

    /**
     * Returns the attribute that the generic form means where it has {@code written}: the same, unless the form stands
     * for a property that MLIR also reads from an attribute of another kind.
     */
    default Attribute ofProperty(Attribute written) {
      return written;
    }

    /** Returns whether the text lacks a prefix, which {@code qualified(...)} adds. */
    default boolean isStripped() {
      return false;
    }

    /** Returns the allowed keywords of the text; empty if it is not a choice of keywords. */
    default List<String> words() {
      return List.of();
    }
  }

  /** A constraint on attributes of any kind. */
  public static AttributeConstraint<Attribute> of(String description, Predicate<Attribute> test) {
    return new AttributeConstraint<>(description, test, attribute -> true, null, null, false, null);
  }

  /** A constraint that all attributes of a class satisfy, and no other. */
  public static <A extends Attribute> AttributeConstraint<A> ofKind(String description, Class<A> kind) {
    return new AttributeConstraint<>(description, kind::isInstance, kind::isInstance, null, null, false, null);
  }

  /** A constraint on attributes of a class. */
  public static <T extends Attribute> AttributeConstraint<T> ofKind(
      String description, Class<T> kind, Predicate<T> test) {
    return new AttributeConstraint<>(
        description, attribute -> kind.isInstance(attribute) && test.test(kind.cast(attribute)), kind::isInstance,
        null, null, false, null);
  }

  public AttributeConstraint<A> describedAs(String newDescription) {
    return new AttributeConstraint<>(newDescription, test, storage, impliedType, form, isProperty, encoding);
  }

  public AttributeConstraint<A> withStorage(Predicate<Attribute> newStorage) {
    return new AttributeConstraint<>(description, test, newStorage, impliedType, form, isProperty, encoding);
  }

  public AttributeConstraint<A> withImpliedType(Function<Context, Type> type) {
    return new AttributeConstraint<>(description, test, storage, type, form, isProperty, encoding);
  }

  public AttributeConstraint<A> withForm(@Nullable Form newForm) {
    return new AttributeConstraint<>(description, test, storage, impliedType, newForm, isProperty, encoding);
  }

  /** Returns this constraint with one more test; {@code suffix} is appended to the description. */
  public AttributeConstraint<A> and(String suffix, Predicate<Attribute> more) {
    Predicate<Attribute> both = attribute -> test.test(attribute) && more.test(attribute);
    return new AttributeConstraint<>(description + suffix, both, storage, impliedType, form, isProperty, encoding);
  }

  /** Returns this constraint with an encoding of its own in bytecode. */
  public AttributeConstraint<A> withEncoding(PropertyEncoding newEncoding) {
    return new AttributeConstraint<>(description, test, storage, impliedType, form, isProperty, newEncoding);
  }

  /** Returns this constraint for a property that is not an attribute in MLIR. */
  public AttributeConstraint<A> asProperty() {
    return new AttributeConstraint<>(description, test, storage, impliedType, form, true, encoding);
  }

  /** Returns whether a format writes the attribute as a name that the operation defines, {@code @name}. */
  public boolean isSymbolName() {
    return form == AttributeForms.SYMBOL_NAME;
  }

  public boolean accepts(Attribute attribute) {
    return test.test(attribute);
  }
}
