// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;

/**
 * The syntax of the values of a parameter.
 *
 * @param <T> the class of the values
 * @param type the type of the values in errors: the C++ type that MLIR names; empty if errors do not name the parameter
 * @param parser parses a value; null if the class with the parameter does
 * @param writer prints a value; null if the class with the parameter does
 * @param words the words that a text chooses from; empty if it is not a choice of words
 * @param qualified the syntax in {@code qualified(...)}; null if it is this one
 * @param encoding the bytecode; null if attributes with a value of the parameter are written as text
 */
public record ParameterForm<T>(
    String type, @Nullable Function<AsmParser, T> parser, @Nullable Writer<T> writer, List<String> words,
    @Nullable ParameterForm<T> qualified, @Nullable ParameterEncoding<T> encoding) {
  /** Creates a form of values that are not a choice of words. */
  public ParameterForm(String type, @Nullable Function<AsmParser, T> parser, @Nullable Writer<T> writer) {
    this(type, parser, writer, List.of());
  }

  /** Creates a form that {@code qualified(...)} does not change. */
  public ParameterForm(
      String type, @Nullable Function<AsmParser, T> parser, @Nullable Writer<T> writer, List<String> words) {
    this(type, parser, writer, words, null);
  }

  /** Creates a form without an encoding in bytecode. */
  public ParameterForm(
      String type, @Nullable Function<AsmParser, T> parser, @Nullable Writer<T> writer, List<String> words,
      @Nullable ParameterForm<T> qualified) {
    this(type, parser, writer, words, qualified, null);
  }

  /** Prints a value. */
  public interface Writer<T> {
    void print(AsmPrinter printer, T value);
  }

  /** Returns this form with another type in errors. */
  public ParameterForm<T> withType(String newType) {
    return new ParameterForm<>(newType, parser, writer, words, qualified, encoding);
  }

  /** Returns this form with another encoding in bytecode. */
  public ParameterForm<T> withEncoding(@Nullable ParameterEncoding<T> newEncoding) {
    return new ParameterForm<>(type, parser, writer, words, qualified, newEncoding);
  }
}
