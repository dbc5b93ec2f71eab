// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.ParseError;

/**
 * A parameter of an attribute, by which {@link StructAttr#get} finds its value.
 *
 * @param <T> the class of the values
 */
public final class Parameter<T> {
  private final String name;
  private final ParameterForm<T> form;
  private final boolean required;
  private final @Nullable T absent;

  private Parameter(String name, ParameterForm<T> form, boolean required, @Nullable T absent) {
    this.name = name;
    this.form = form;
    this.required = required;
    this.absent = absent;
  }

  /** Returns a parameter that has a value. */
  static <T> Parameter<T> required(String name, ParameterForm<T> form) {
    return new Parameter<>(name, form, true, null);
  }

  /** Returns a parameter that may have a value. */
  static <T> Parameter<T> optional(String name, ParameterForm<T> form) {
    return new Parameter<>(name, form, false, null);
  }

  /** Returns a parameter that has a value, which is not written if it is {@code absent}. */
  static <T> Parameter<T> defaulted(String name, ParameterForm<T> form, T absent) {
    return new Parameter<>(name, form, false, absent);
  }

  /** Returns the name before the equals sign. */
  public String name() {
    return name;
  }

  boolean isRequired() {
    return required;
  }

  /** Returns the value if none is written, or null. */
  @Nullable T absent() {
    return absent;
  }

  /** Parses a value. */
  T parse(AsmParser parser, String attribute) {
    try {
      return form.parser().apply(parser);
    } catch (ParseError wrong) {
      throw wrong.then(parser.error(
          "failed to parse " + attribute + " parameter '" + name + "' which is to be a `" + form.type() + "`"));
    }
  }

  @SuppressWarnings("unchecked")
  void print(AsmPrinter printer, Object value) {
    form.writer().print(printer, (T) value);
  }
}
