// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.testing.DeclaredDialect;
import org.mortise.ir.types.IntegerType;

/** Operations with regions in custom syntax, like in {@code scf} and {@code func}. */
final class ToyDialect extends DeclaredDialect {
  private interface Reader {
    void read(OpAsmParser parser, OperationState state);
  }

  private record Assembly(Reader reader) implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      reader.read(parser, state);
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.printGenericOp(op);
    }
  }

  /** {@code toy.if %c {...} else {...}}, both with an implicit {@code toy.yield}. */
  private static final OpDefinition IF = OpDefinition.named("toy.if")
      .operand("condition", TypeConstraints.ANY)
      .region("then", RegionSpec.Shape.ANY)
      .region("otherwise", RegionSpec.Shape.ANY)
      .implicitTerminator("toy.yield")
      .assembly(new Assembly(ToyDialect::readIf))
      .build();

  /** {@code toy.func(%a : type, ...) [isolated] {...}}, in which {@code yield} needs no prefix. */
  private static final OpDefinition FUNC = OpDefinition.named("toy.func")
      .region("body", RegionSpec.Shape.ANY)
      .traits(Trait.ISOLATED_FROM_ABOVE)
      .defaultDialect("toy")
      .assembly(new Assembly(ToyDialect::readFunc))
      .build();

  /** {@code toy.counted {...} to %end : type}, which fails if the region has no operation. */
  private static final OpDefinition COUNTED = OpDefinition.named("toy.counted")
      .operand("end", TypeConstraints.ANY)
      .region("body", RegionSpec.Shape.ANY)
      .assembly(new Assembly(ToyDialect::readCounted))
      .build();

  private static final OpDefinition YIELD = OpDefinition.named("toy.yield")
      .traits(Trait.TERMINATOR)
      .assembly(new Assembly((parser, state) -> { }))
      .build();

  /** {@code toy.wrap "generic.op"() : () -> ()}. */
  private static final OpDefinition WRAP = OpDefinition.named("toy.wrap")
      .region("body", RegionSpec.Shape.ANY)
      .assembly(new Assembly((parser, state) -> parser.parseGenericOperationInto(state.addRegion())))
      .build();

  ToyDialect() {
    super(IF, FUNC, COUNTED, YIELD, WRAP);
  }

  private static void readIf(OpAsmParser parser, OperationState state) {
    state.addOperand(parser.resolveOperand(parser.parseOperand(), IntegerType.of(parser.context(), 1)));
    Region then = state.addRegion();
    Region otherwise = state.addRegion();
    parser.parseRegion(then, RegionOptions.WITH_TERMINATOR);
    if (parser.parseOptionalKeyword("else")) {
      parser.parseRegion(otherwise, RegionOptions.WITH_TERMINATOR);
    }
    parser.parseOptionalAttrDict(state);
  }

  private static void readFunc(OpAsmParser parser, OperationState state) {
    List<Argument> arguments = new ArrayList<>();
    parser.parseArgumentList(arguments, Delimiter.PAREN, true, false);
    RegionOptions options = RegionOptions.PLAIN.withArguments(arguments);
    boolean isolated = parser.parseOptionalKeyword("isolated");
    parser.parseRegion(state.addRegion(), isolated ? options.isolated() : options);
  }

  private static void readCounted(OpAsmParser parser, OperationState state) {
    Region body = state.addRegion();
    int at = parser.position();
    parser.parseRegion(body, RegionOptions.PLAIN.andThen(() -> {
      if (body.isEmpty()) {
        throw parser.error(at, "needs an operation");
      }
    }));
    parser.parseKeyword("to");
    OpAsmParser.UnresolvedOperand end = parser.parseOperand();
    state.addOperand(parser.resolveOperand(end, parser.parseColonType()));
  }
}
