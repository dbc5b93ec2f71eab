// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.expression;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.PropertyEncoding;
import org.mortise.ir.Type;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.TypeConstraint;

/** What a dialect defines, for the expressions that refer to it. */
public interface Scope {
  /** The interface of types with the trait {@code value_semantics}. */
  String VALUE_SEMANTICS = "ValueSemantics";

  /** Returns the named constraint on types; fails if there is none. */
  TypeConstraint<Type> typeConstraint(String name);

  /** Returns the named constraint on attributes or enumeration; fails if there is none. */
  AttributeConstraint<Attribute> attributeConstraint(String name);

  /** Returns the bytecode of properties that are values of an enumeration; null if the name is not one. */
  @Nullable PropertyEncoding propertyEncoding(String name);

  /** Returns the constraint on a type that this dialect defines; null if it does not define it. */
  @Nullable TypeConstraint<Type> type(String namespace, String mnemonic);

  /** Returns the constraint on an attribute that this dialect defines; null if it does not define it. */
  @Nullable AttributeConstraint<Attribute> attribute(String namespace, String mnemonic);

  /** Returns whether a type is {@code !namespace.mnemonic}, with any parameters. */
  boolean is(Type type, String namespace, String mnemonic);

  /** Returns whether an attribute is {@code #namespace.mnemonic}, with any parameters. */
  boolean is(Attribute attribute, String namespace, String mnemonic);

  /** Returns whether a file defines a type. */
  boolean isOfFile(Type type);

  /** Returns whether a type may have a shape that is not known: files define it. */
  boolean mayHaveShape(Type type);

  /** Returns whether a type is declared to implement an interface. */
  boolean implementsInterface(Object typeOrAttribute, String name);

  /** Returns the value of a parameter of a type or attribute; null if it has no such parameter. */
  @Nullable Object parameter(Object typeOrAttribute, int index);

  /** Returns whether a type or attribute of the files is declared to implement an interface. */
  boolean hasInterface(String name);

  /** Records that this thread compiled a condition that is not checked. */
  void countUnchecked();

  /** Returns the number of records by this thread: an expression whose compilation adds to it is partly unknown. */
  long uncheckedCount();
}
