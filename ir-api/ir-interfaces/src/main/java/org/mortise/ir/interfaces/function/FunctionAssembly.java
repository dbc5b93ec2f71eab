// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.function;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/**
 * The syntax of functions for any dialect: visibility, name, arguments and results with their attributes, {@code
 * attributes {...}} and the body. The parts can also be used separately, for variadic signatures and for operations
 * with additional elements between the parts.
 *
 * <p>The operation must have the attributes named in {@link FunctionLike}, and the body must be its first region.
 */
public final class FunctionAssembly implements OpAssembly {
  /**
   * The part of the syntax between the name of a function and its attributes.
   *
   * @param isVariadic whether {@code ...} follows the arguments
   */
  public record Signature(
      List<Argument> arguments, boolean isVariadic, List<Type> results, List<DictionaryAttr> resultAttributes) {

    /** Returns the argument types in a new list. */
    public List<Type> argumentTypes() {
      List<Type> types = new ArrayList<>(arguments.size());
      for (Argument argument : arguments) {
        types.add(argument.type());
      }
      return types;
    }

    private boolean isNamed() {
      return FunctionAssembly.isNamed(arguments);
    }
  }

  private static final String[] VISIBILITIES = {"public", "private", "nested"};
  private static final String[] INFERRED = {
    SymbolTable.VISIBILITY, SymbolTable.SYMBOL_NAME, FunctionLike.FUNCTION_TYPE
  };
  private static final String[] ELIDED = {
    SymbolTable.SYMBOL_NAME,
    SymbolTable.VISIBILITY,
    FunctionLike.FUNCTION_TYPE,
    FunctionLike.ARG_ATTRS,
    FunctionLike.RES_ATTRS
  };

  // ---- parsing -----------------------------------------------------------------------------------------------------

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    parseOptionalVisibility(parser, state);
    state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(state.context(), parser.parseSymbolName()));
    Signature signature = parseSignature(parser, false);
    FunctionType type = FunctionType.of(state.context(), signature.argumentTypes(), signature.results());
    state.addAttribute(FunctionLike.FUNCTION_TYPE, TypeAttr.of(type));
    parseAttributes(parser, state);
    addArgumentAndResultAttributes(state, signature);
    parseOptionalBody(parser, state, signature);
  }

  /** Parses an optional {@code public}, {@code private} or {@code nested}, and sets the attribute. */
  public static void parseOptionalVisibility(OpAsmParser parser, OperationState state) {
    for (String visibility : VISIBILITIES) {
      if (parser.parseOptionalKeyword(visibility)) {
        state.addAttribute(SymbolTable.VISIBILITY, StringAttr.of(state.context(), visibility));
        return;
      }
    }
  }

  /**
   * Parses {@code (arguments)} and optional {@code -> results}.
   *
   * @param allowVariadic whether {@code ...} may end the argument list
   */
  public static Signature parseSignature(OpAsmParser parser, boolean allowVariadic) {
    List<Argument> arguments = new ArrayList<>(4);
    boolean isVariadic = parseArguments(parser, arguments, allowVariadic);
    List<Type> results = new ArrayList<>(2);
    List<DictionaryAttr> attributes = new ArrayList<>(2);
    parseResults(parser, results, attributes);
    return new Signature(arguments, isVariadic, results, attributes);
  }

  /** Returns whether {@code ...} ends the arguments. */
  private static boolean parseArguments(OpAsmParser parser, List<Argument> arguments, boolean allowVariadic) {
    boolean[] isVariadic = {false};
    parser.parseCommaSeparatedList(Delimiter.PAREN, () -> {
      if (isVariadic[0]) {
        throw parser.error("variadic arguments must be in the end of the argument list");
      }
      isVariadic[0] = allowVariadic && parser.parseOptionalPunctuation("...");
      if (!isVariadic[0]) {
        arguments.add(parseArgument(parser, arguments));
      }
    });
    return isVariadic[0];
  }

  private static void parseResults(OpAsmParser parser, List<Type> results, List<DictionaryAttr> attributes) {
    if (!parser.parseOptionalPunctuation("->")) {
      return;
    }
    if (!parser.parseOptionalPunctuation("(")) {
      results.add(parser.parseType());
      attributes.add(DictionaryAttr.empty(parser.context()));
      return;
    }
    if (parser.parseOptionalPunctuation(")")) {
      return;
    }
    parser.parseCommaSeparatedList(Delimiter.NONE, () -> {
      results.add(parser.parseType());
      attributes.add(parser.parseOptionalAttrDict());
    });
    parser.parsePunctuation(")");
  }

  private static boolean isNamed(List<Argument> arguments) {
    return !arguments.isEmpty() && arguments.get(0).name() != null;
  }

  /** Either all arguments have names or none has. */
  private static Argument parseArgument(OpAsmParser parser, List<Argument> before) {
    int position = parser.position();
    Argument named = parser.parseOptionalArgument(true, true);
    if (named != null) {
      if (!before.isEmpty() && !isNamed(before)) {
        throw parser.error(position, "expected type instead of SSA identifier");
      }
      return named;
    }
    if (isNamed(before)) {
      throw parser.error("expected SSA identifier");
    }
    Type type = parser.parseType();
    DictionaryAttr attributes = parser.parseOptionalAttrDict();
    Location location = parser.parseOptionalLocationSpecifier();
    return new Argument(null, type, attributes, location == null ? parser.location(position) : location);
  }

  /** Parses an optional {@code attributes {...}}. Attributes that the syntax itself determines are errors in it. */
  public static void parseAttributes(OpAsmParser parser, OperationState state) {
    int position = parser.position();
    DictionaryAttr attributes = parser.parseOptionalAttrDictWithKeyword();
    for (String inferred : INFERRED) {
      if (attributes.get(inferred) != null) {
        throw parser.error(position, "'" + inferred
            + "' is an inferred attribute and should not be specified in the explicit attribute dictionary");
      }
    }
    state.addAttributes(attributes);
  }

  /** Sets the argument and result attributes, if any. */
  public static void addArgumentAndResultAttributes(OperationState state, Signature signature) {
    List<DictionaryAttr> ofArguments = new ArrayList<>(signature.arguments().size());
    for (Argument argument : signature.arguments()) {
      ofArguments.add(argument.attributes());
    }
    addAttributes(state, FunctionLike.ARG_ATTRS, ofArguments);
    addAttributes(state, FunctionLike.RES_ATTRS, signature.resultAttributes());
  }

  private static void addAttributes(OperationState state, String name, List<DictionaryAttr> dictionaries) {
    List<Attribute> all = new ArrayList<>(dictionaries.size());
    boolean any = false;
    for (DictionaryAttr dictionary : dictionaries) {
      all.add(dictionary == null ? DictionaryAttr.empty(state.context()) : dictionary);
      any |= dictionary != null && !dictionary.isEmpty();
    }
    if (any) {
      state.addAttribute(name, ArrayAttr.of(state.context(), all));
    }
  }

  /** Adds the body region and parses it if present; a parsed body must not be empty. */
  public static void parseOptionalBody(OpAsmParser parser, OperationState state, Signature signature) {
    Region body = state.addRegion();
    int position = parser.position();
    parser.parseOptionalRegion(body, bodyOptions(signature).andThen(() -> {
      if (body.isEmpty()) {
        throw parser.error(position, "expected non-empty function body");
      }
    }));
  }

  /** Returns options for a body whose entry block has the arguments of the signature if they have names. */
  public static RegionOptions bodyOptions(Signature signature) {
    return RegionOptions.PLAIN.withArguments(signature.isNamed() ? signature.arguments() : List.of());
  }

  // ---- printing ----------------------------------------------------------------------------------------------------

  @Override
  public String template() {
    return " $@name($arguments) {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ');
    if (op.getAttr(SymbolTable.VISIBILITY) instanceof StringAttr visibility) {
      printer.print(visibility.value()).print(' ');
    }
    printer.printSymbolName(SymbolTable.getSymbolName(op));
    FunctionType type = FunctionLike.functionType(op);
    printSignature(op, type.inputs(), false, type.results(), printer);
    printer.printOptionalAttrDictWithKeyword(op, ELIDED);
    printBody(op, printer);
  }

  /** Prints {@code (arguments) -> results}. */
  public static void printSignature(
      Operation op, List<Type> inputs, boolean isVariadic, List<Type> results, OpAsmPrinter printer) {
    Block entry = op.region(0).first();
    printer.print('(');
    for (int i = 0; i < inputs.size(); i++) {
      if (i > 0) {
        printer.print(", ");
      }
      DictionaryAttr attributes = FunctionLike.attributesAt(op, FunctionLike.ARG_ATTRS, i);
      if (entry != null) {
        printer.printRegionArgument(entry.argument(i), attributes, false);
      } else {
        printer.printType(inputs.get(i));
        printer.printAttrDict(attributes.entries());
      }
    }
    if (isVariadic) {
      printer.print(inputs.isEmpty() ? "..." : ", ...");
    }
    printer.print(')');
    printResults(op, results, printer);
  }

  private static void printResults(Operation op, List<Type> types, OpAsmPrinter printer) {
    if (types.isEmpty()) {
      return;
    }
    printer.print(" -> ");
    boolean parentheses = types.size() > 1
        || types.get(0) instanceof FunctionType
        || !FunctionLike.attributesAt(op, FunctionLike.RES_ATTRS, 0).isEmpty();
    printer.print(parentheses ? "(" : "");
    for (int i = 0; i < types.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printType(types.get(i));
      List<NamedAttribute> attributes = FunctionLike.attributesAt(op, FunctionLike.RES_ATTRS, i).entries();
      printer.printAttrDict(attributes);
    }
    printer.print(parentheses ? ")" : "");
  }

  /** Prints the body, if any. */
  public static void printBody(Operation op, OpAsmPrinter printer) {
    if (!op.region(0).isEmpty()) {
      printer.print(' ');
      printer.printRegion(op.region(0), false, true);
    }
  }
}
