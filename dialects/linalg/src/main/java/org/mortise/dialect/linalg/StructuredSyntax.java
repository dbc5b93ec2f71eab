// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.ParseError;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.RankedTensorType;

/** The parts of the syntax that structured operations share: {@code {...} ins(%a : t) outs(%b : t)}. */
final class StructuredSyntax {
  private static final String INPUTS = "ins";

  private StructuredSyntax() {}

  /** The types of the operands that were parsed. */
  record Parts(List<Type> inputs, List<Type> outputs) {
    List<Type> all() {
      List<Type> all = new ArrayList<>(inputs);
      all.addAll(outputs);
      return all;
    }
  }

  /**
   * Parses optional properties, attributes, inputs and outputs.
   *
   * @param given previously parsed attributes, or null
   * @param sized whether an attribute states the numbers of inputs and outputs
   */
  static Parts parse(OpAsmParser parser, OperationState state, @Nullable DictionaryAttr given, boolean sized) {
    Attribute properties = null;
    if (parser.parseOptionalPunctuation("<")) {
      properties = parser.parseAttribute();
      parser.parsePunctuation(">");
    }
    int attributesPosition = parser.position();
    DictionaryAttr attributes = parser.parseOptionalAttrDict();
    List<UnresolvedOperand> inputs = new ArrayList<>(4);
    List<UnresolvedOperand> outputs = new ArrayList<>(2);
    Parts parts = new Parts(new ArrayList<>(4), new ArrayList<>(2));
    int inputsPosition = parseOperands(parser, INPUTS, inputs, parts.inputs);
    int outputsPosition = parseOperands(parser, "outs", outputs, parts.outputs);
    parser.resolveOperands(inputs, parts.inputs, inputsPosition, state);
    parser.resolveOperands(outputs, parts.outputs, outputsPosition, state);
    if (properties == null) {
      for (DictionaryAttr each : given == null ? List.of(attributes) : List.of(given, attributes)) {
        verifyAttributes(parser, attributesPosition, state, each);
      }
    } else if (properties instanceof DictionaryAttr dictionary) {
      addProperties(state, dictionary, sized ? new int[] {inputs.size(), outputs.size()} : new int[0]);
    }
    if (given != null) {
      state.addAttributes(given);
    }
    state.addAttributes(attributes);
    if (sized) {
      state.setOperandSegments(inputs.size(), outputs.size());
    }
    return parts;
  }

  private static int parseOperands(
      OpAsmParser parser, String keyword, List<UnresolvedOperand> operands, List<Type> types) {
    int position = parser.position();
    if (parser.parseOptionalKeyword(keyword)) {
      int before = parser.position();
      parser.parsePunctuation("(");
      position = keyword.equals(INPUTS) ? parser.position() : before; // as in MLIR, for wrong operand counts
      parser.parseOperandList(operands, Delimiter.NONE);
      parser.parseColonTypeList(types);
      parser.parsePunctuation(")");
    }
    return position;
  }

  /** Verifies attributes immediately, so that the computation can rely on them. */
  private static void verifyAttributes(
      OpAsmParser parser, int position, OperationState state, DictionaryAttr attributes) {
    OpDefinition definition = OpDefinition.of(state.name());
    for (int i = 0; i < definition.attributeCount(); i++) {
      AttributeSpec spec = definition.attributeSpec(i);
      Attribute value = attributes.get(spec.name());
      if (value != null && !spec.constraint().accepts(value)) {
        throw parser.error(position, "'" + definition.name() + "' op attribute '" + spec.name()
            + "' failed to satisfy constraint: " + spec.constraint().description());
      }
    }
  }

  private static void addProperties(OperationState state, DictionaryAttr properties, int[] sizes) {
    OpDefinition definition = OpDefinition.of(state.name());
    for (NamedAttribute entry : properties.entries()) {
      int slot = definition.attributeSlot(entry.name());
      if (slot < 0) {
        continue;
      }
      if (!definition.attributeSpec(slot).constraint().storage().test(entry.value())) {
        DictionaryAttr all = sizes.length == 0 ? properties
            : properties.with(OpSchema.OPERAND_SEGMENT_SIZES, DenseI32ArrayAttr.of(state.context(), sizes));
        throw new ParseError(Diagnostic.error(state.location(), "invalid properties " + all + " for op "
            + definition.name() + ": Invalid attribute `" + entry.name() + "` in property conversion: "
            + entry.value()));
      }
      state.setProperty(slot, entry.value());
    }
  }

  /** Parses the parts of an operation whose results are its outputs that are tensors. */
  static Parts parseWithResults(OpAsmParser parser, OperationState state, @Nullable String arrayName) {
    Parts parts = parse(parser, state, null, false);
    for (Type output : parts.outputs) {
      if (output instanceof RankedTensorType) {
        state.addResultType(output);
      }
    }
    if (arrayName != null) {
      parser.parseKeyword(arrayName);
      parser.parsePunctuation("=");
      state.addAttribute(arrayName, parseNumbers(parser));
    }
    parser.parseOptionalAttrDict(state);
    return parts;
  }

  private static Attribute parseNumbers(OpAsmParser parser) {
    List<Long> numbers = new ArrayList<>(4);
    parser.parsePunctuation("[");
    if (!parser.parseOptionalPunctuation("]")) {
      parser.parseCommaSeparatedList(Delimiter.NONE, () -> numbers.add(parser.parseInteger()));
      parser.parsePunctuation("]");
    }
    long[] array = new long[numbers.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = numbers.get(i);
    }
    return DenseI64ArrayAttr.of(parser.context(), array);
  }

  static void printOperands(List<Value> inputs, List<Value> outputs, OpAsmPrinter printer) {
    printOperands(" ins(", inputs, printer);
    printOperands(" outs(", outputs, printer);
  }

  private static void printOperands(String start, List<Value> operands, OpAsmPrinter printer) {
    if (!operands.isEmpty()) {
      printer.print(start).printOperands(operands).print(" : ");
      printer.printTypesOf(operands).print(")");
    }
  }

  /** Prints a list of numbers with its name, and a space. */
  static void printNumbers(String name, DenseI64ArrayAttr numbers, OpAsmPrinter printer) {
    printer.print(' ').print(name).print(" = [");
    for (int i = 0; i < numbers.size(); i++) {
      printer.print(i == 0 ? "" : ", ").print(numbers.get(i));
    }
    printer.print("] ");
  }

  /** Prints {@code -> t} or {@code -> (t, t)}, or nothing without results. */
  static void printResultTypes(Operation op, OpAsmPrinter printer) {
    List<Type> types = new ArrayList<>(op.resultCount());
    for (Value result : op.resultList()) {
      types.add(result.type());
    }
    printer.printOptionalArrowTypeList(types);
  }

  /** Adds a block that yields the element of the first operand; its arguments have the locations of the operands. */
  static void addForwardingBlock(OperationState state) {
    Block block = state.addRegion().addBlock();
    for (Value operand : state.operands()) {
      block.addArgument(LinalgOp.elementTypeOrSelf(operand.type()), operand.location());
    }
    if (block.argumentCount() != 0) {
      YieldOp.create(OpBuilder.atEnd(state.context(), block), state.location(), List.of(block.argument(0)));
    }
  }

  /** Adds a block to {@code region} with an argument for the element of each operand. */
  static Block addBlock(Region region, List<Type> operandTypes, Location location) {
    Block block = region.addBlock();
    for (Type type : operandTypes) {
      block.addArgument(LinalgOp.elementTypeOrSelf(type), location);
    }
    return block;
  }
}
