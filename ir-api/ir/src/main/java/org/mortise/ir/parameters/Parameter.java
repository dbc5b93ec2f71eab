// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.ParseError;

/**
 * A parameter of a declared type or attribute.
 *
 * @param <T> the class of the values
 * @param name the name in formats and diagnostics
 * @param form the syntax of the values
 * @param isRequired whether a text must contain it
 * @param absent the value of a parameter that is not written; null if it has none then
 */
public record Parameter<T>(String name, ParameterForm<T> form, boolean isRequired, @Nullable T absent) {
  /** Returns a parameter that each text has. */
  public static <T> Parameter<T> required(String name, ParameterForm<T> form) {
    return new Parameter<>(name, form, true, null);
  }

  /** Returns a parameter that has no value where it is not written. */
  public static <T> Parameter<T> optional(String name, ParameterForm<T> form) {
    return new Parameter<>(name, form, false, null);
  }

  /** Returns a parameter that is not written if its value is {@code absent}. */
  public static <T> Parameter<T> defaulted(String name, ParameterForm<T> form, T absent) {
    return new Parameter<>(name, form, false, absent);
  }

  /** Returns this parameter as {@code qualified(...)} writes it. */
  Parameter<T> qualified() {
    return form.qualified() == null ? this : new Parameter<>(name, form.qualified(), isRequired, absent);
  }

  /** Returns whether {@code value} is written. */
  boolean isWritten(@Nullable Object value) {
    return value != null && !ParameterValues.equal(value, absent);
  }

  /** Parses a value; {@code definition} is the name of the attribute or type in errors. */
  public T parse(AsmParser parser, String definition) {
    try {
      return form.parser().apply(parser);
    } catch (ParseError wrong) {
      if (form.type().isEmpty()) {
        throw wrong;
      }
      throw wrong.then(parser.error("failed to parse " + definition + " parameter '" + name
          + "' which is to be a `" + form.type() + "`"));
    }
  }

  @SuppressWarnings("unchecked")
  void print(AsmPrinter printer, Object value) {
    form.writer().print(printer, (T) value);
  }

  /** Reads a value from bytecode; null if the parameter is absent or has no encoding. */
  @Nullable T read(BytecodeInput in) {
    return form.encoding() == null ? null : form.encoding().read(in, isRequired);
  }

  /** Returns whether the encoding can write a value; an absent one needs none. */
  @SuppressWarnings("unchecked")
  boolean isEncodable(@Nullable Object value) {
    return value == null || form.encoding() != null && form.encoding().canWrite((T) value);
  }

  /** Writes a value as bytecode, unless the parameter has no encoding. */
  @SuppressWarnings("unchecked")
  void write(BytecodeOutput out, @Nullable Object value) {
    if (form.encoding() != null) {
      form.encoding().write(out, (T) value, isRequired);
    }
  }
}
