// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.Context;
import org.mortise.ir.Interned;
import org.mortise.ir.definition.AttributeConstraint;

/**
 * The declaration of a class of types or attributes: its name, its parameters and their text.
 *
 * @param <T> the class
 */
public final class ParametricForm<T extends Interned> {
  private final String namespace;
  private final String mnemonic;
  private final String definition;
  private final BiFunction<Context, @Nullable Object[], T> constructor;
  private final List<Parameter<?>> parameters;
  private final @Nullable String formatText;
  private final ParameterFormat format;
  private final Function<AsmParser, T> parser;
  private final @Nullable Function<@Nullable Object[], @Nullable String> verifier;

  /**
   * Creates a form.
   *
   * @param name the full name, {@code dialect.mnemonic}
   * @param definition the name of the definition in errors
   * @param constructor creates a value that is not yet unique; absent parameters are null
   * @param format the text after the mnemonic, as in {@link AttrDef#format}
   * @param parser parses the text after the mnemonic; null if {@code format} describes it
   * @param verifier returns the error of invalid values, or null; itself null if all values are valid
   * @throws IllegalArgumentException if the format is malformed
   */
  public ParametricForm(
      String name, String definition, BiFunction<Context, @Nullable Object[], T> constructor, String format,
      @Nullable Function<AsmParser, T> parser,
      @Nullable Function<@Nullable Object[], @Nullable String> verifier,
      Parameter<?>... parameters) {
    int dot = name.indexOf('.');
    this.namespace = name.substring(0, dot);
    this.mnemonic = name.substring(dot + 1);
    this.definition = definition;
    this.constructor = constructor;
    this.parameters = List.of(parameters);
    this.formatText = parser == null ? format : null;
    this.format = ParameterFormat.compile(format, definition, this.parameters);
    this.parser = parser == null ? this::parseFormat : parser;
    this.verifier = verifier;
  }

  public String namespace() {
    return namespace;
  }

  /** Returns the word after the namespace. */
  public String mnemonic() {
    return mnemonic;
  }

  public List<Parameter<?>> parameters() {
    return parameters;
  }

  /** Returns the text after the mnemonic as it is declared; null if the class parses and prints it. */
  public @Nullable String formatText() {
    return formatText;
  }

  /**
   * Returns the only object with these values.
   *
   * @param values one for each parameter; null for an absent one, which gets its default value
   * @throws IllegalArgumentException if a parameter that needs a value has none, or the verifier rejects the values
   */
  public T get(Context context, @Nullable Object... values) {
    @Nullable Object[] all = complete(values);
    String problem = problemOf(all);
    if (problem != null) {
      throw new IllegalArgumentException(problem);
    }
    return context.unique(constructor.apply(context, all));
  }

  /**
   * Returns the only object with these values, for classes that parse themselves. Reports the error of invalid values
   * at {@code start}.
   */
  public T getChecked(AsmParser asmParser, int start, @Nullable Object... values) {
    @Nullable Object[] all = complete(values);
    String problem = problemOf(all);
    if (problem != null) {
      throw asmParser.error(start, problem);
    }
    return asmParser.context().unique(constructor.apply(asmParser.context(), all));
  }

  /** Returns a copy of the values, which nobody else can change, with the default values of absent parameters. */
  private @Nullable Object[] complete(@Nullable Object[] values) {
    @Nullable Object[] all = new Object[values.length];
    for (int i = 0; i < values.length; i++) {
      Parameter<?> parameter = parameters.get(i);
      if (values[i] == null && parameter.isRequired()) {
        throw new IllegalArgumentException("parameter '" + parameter.name() + "' of " + mnemonic + " needs a value");
      }
      all[i] = values[i] == null ? parameter.absent() : ParameterValues.frozen(values[i]);
    }
    return all;
  }

  private @Nullable String problemOf(@Nullable Object[] values) {
    return verifier == null ? null : verifier.apply(values);
  }

  /** Parses the text after the mnemonic. */
  public T parse(AsmParser asmParser) {
    return parser.apply(asmParser);
  }

  /**
   * Parses the text after the mnemonic if the literal with which it begins comes next; otherwise, or if it begins with
   * none, returns null and consumes nothing.
   */
  public @Nullable T parseOptional(AsmParser asmParser) {
    int start = asmParser.position();
    @Nullable Object[] values = new Object[parameters.size()];
    return format.beginsWithLiteral() && format.parseOptional(asmParser, values)
        ? getChecked(asmParser, start, values) : null;
  }

  private T parseFormat(AsmParser asmParser) {
    int start = asmParser.position();
    @Nullable Object[] values = new Object[parameters.size()];
    format.parse(asmParser, values);
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null && parameters.get(i).isRequired()) {
        throw asmParser.error(start, "parameter '" + parameters.get(i).name() + "' of " + this + " needs a value");
      }
    }
    return getChecked(asmParser, start, values);
  }

  /** Prints the text after the mnemonic, as the format describes it. */
  public void print(AsmPrinter printer, @Nullable Object[] values) {
    format.print(printer, values);
  }

  /**
   * Reads an object from bytecode that {@link ParametricAttr#writeBytecode} has written. Parameters without encoding
   * are absent in it.
   */
  public T readBytecode(BytecodeInput in) {
    @Nullable Object[] values = new Object[parameters.size()];
    for (int i = 0; i < values.length; i++) {
      Parameter<?> parameter = parameters.get(i);
      values[i] = parameter.read(in);
      if (values[i] == null && parameter.isRequired()) {
        throw in.error("parameter '" + parameter.name() + "' of " + this + " needs a value");
      }
    }
    @Nullable Object[] all = complete(values);
    String problem = problemOf(all);
    if (problem != null) {
      throw in.error(problem);
    }
    return in.context().unique(constructor.apply(in.context(), all));
  }

  /** Returns the declaration of the class of an attribute. */
  public static ParametricForm<?> of(ParametricAttr attribute) {
    return attribute.form();
  }

  /** Returns whether all parameters with values have encodings in bytecode. */
  boolean isEncodable(@Nullable Object[] values) {
    for (int i = 0; i < values.length; i++) {
      if (!parameters.get(i).isEncodable(values[i])) {
        return false;
      }
    }
    return true;
  }

  /** Writes the values in the order of the parameters as bytecode. */
  void writeBytecode(BytecodeOutput out, @Nullable Object[] values) {
    for (int i = 0; i < values.length; i++) {
      parameters.get(i).write(out, values[i]);
    }
  }

  /**
   * Returns the form of a parameter whose values are attributes of a declared class, which are written without prefix
   * and mnemonic unless they have an alias.
   *
   * @param form the declaration, which is looked up when it is needed, since declarations may refer to each other
   */
  public static <A extends ParametricAttr> ParameterForm<A> nested(Class<A> kind, Supplier<ParametricForm<A>> form) {
    return new ParameterForm<A>(
        kind.getSimpleName(), parser -> StrippedForm.parse(parser, kind, form), StrippedForm::printStripped)
        .withEncoding(ParameterEncodings.attribute(kind));
  }

  /**
   * Returns the constraint on attributes of a declared class, which formats of operations write without prefix and
   * mnemonic.
   *
   * @param description the constraint in diagnostics
   * @param form the declaration, which is looked up when it is needed
   */
  public static <A extends ParametricAttr> AttributeConstraint<A> constraint(
      String description, Class<A> kind, Supplier<ParametricForm<A>> form) {
    return AttributeConstraint.ofKind(description, kind).withForm(new StrippedForm<>(kind, form));
  }

  @Override
  public String toString() {
    return namespace + '.' + mnemonic;
  }

  /** The syntax of an attribute without prefix and mnemonic; an alias or a whole attribute is parsed, too. */
  private record StrippedForm<A extends ParametricAttr>(Class<A> kind, Supplier<ParametricForm<A>> form)
      implements AttributeConstraint.Form {
    @Override
    public boolean isStripped() {
      return true;
    }

    static <A extends ParametricAttr> A parse(
        AsmParser parser, Class<A> kind, Supplier<ParametricForm<A>> form) {
      int start = parser.position();
      Attribute whole = parser.parseOptionalExtendedAttribute();
      if (whole == null) {
        return parser.parseNested(() -> form.get().parse(parser));
      }
      if (!kind.isInstance(whole)) {
        throw parser.error(start, "invalid kind of attribute specified");
      }
      return kind.cast(whole);
    }

    static void printStripped(AsmPrinter printer, ParametricAttr attribute) {
      printer.printAliasOr(attribute, () -> attribute.printParameters(printer));
    }

    @Override
    public Attribute parse(AsmParser parser) {
      return parse(parser, kind, form);
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      ((ParametricAttr) attribute).printParameters(printer);
    }
  }
}
