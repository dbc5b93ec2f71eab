// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;

/** Characters. */
@Op(name = "fir.string_lit",
    results = "result: CHARACTER",
    traits = "NO_MEMORY_EFFECT")
public final class StringLitOp extends StringLitOpBase {
  StringLitOp(Operation operation) {
    super(operation);
  }

  /** Creates the characters of a text, each of which is one byte. */
  public static OpResult create(OpBuilder builder, Location location, CharacterType type, String text) {
    StringLitOp op = build(builder, location, type);
    op.operation().setAttr(Assembly.SIZE, IntegerAttr.of(IntegerType.of(builder.context(), Long.SIZE), text.length()));
    op.operation().setAttr(Assembly.VALUE, StringAttr.of(builder.context(), text));
    return op.result();
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** Returns the number of characters. */
  public long size() {
    return operation().getAttr(Assembly.SIZE, IntegerAttr.class).longValue();
  }

  /** Returns the codes of the characters that are stated, which may be fewer or more than {@link #size}. */
  public long[] characters() {
    if (operation().getAttr(Assembly.VALUE) instanceof StringAttr text) {
      return text.value().chars().asLongStream().toArray();
    }
    if (operation().getAttr(Assembly.LIST) instanceof ArrayAttr list) {
      return list.elements().stream().mapToLong(element -> ((IntegerAttr) element).longValue()).toArray();
    }
    DenseElementsAttr dense = operation().getAttr(Assembly.LIST, DenseElementsAttr.class);
    return LongStream.range(0, dense.numElements())
        .map(i -> ((IntegerAttr) dense.elementAt(dense.isSplat() ? 0 : (int) i)).longValue()).toArray();
  }

  @Nullable Diagnostic verify() {
    if (!(operation().getAttr(Assembly.SIZE) instanceof IntegerAttr size)) {
      return opError("requires an integer attribute '" + Assembly.SIZE + "'");
    }
    if (size.signedValue().signum() < 0) {
      return opError("size must be non-negative");
    }
    if (operation().getAttr(Assembly.LIST) instanceof ArrayAttr list) {
      for (Attribute element : list.elements()) {
        if (!(element instanceof IntegerAttr)) {
          return opError("values in initializer must be integers");
        }
      }
      return null;
    }
    boolean isText = operation().getAttr(Assembly.VALUE) instanceof StringAttr
        || operation().getAttr(Assembly.LIST) instanceof DenseElementsAttr;
    return isText ? null : opError("has unexpected attribute");
  }

  /** {@code "abc"(3) : type} or {@code [97, 98](2) : type}: the number determines the length in the type. */
  private static final class Assembly implements OpAssembly {
    private static final String SIZE = "size";
    private static final String VALUE = "value";
    private static final String LIST = "xlist";

    @Override
    public String template() {
      return " \"$text\"($length) : $type";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      Attribute characters = parser.parseAttribute();
      if (characters instanceof StringAttr) {
        state.addAttribute(VALUE, characters);
      } else if (characters instanceof ArrayAttr || characters instanceof DenseElementsAttr) {
        state.addAttribute(LIST, characters);
      } else {
        throw parser.error(parser.position(), "found an invalid constant");
      }
      parser.parsePunctuation("(");
      IntegerAttr size = parser.parseAttribute(IntegerAttr.class, null);
      state.addAttribute(SIZE, size);
      parser.parsePunctuation(")");
      int colon = parser.position();
      Type type = parser.parseColonType();
      if (!(type instanceof CharacterType character)) {
        throw parser.error(colon, "must have character type");
      }
      state.addResultType(CharacterType.of(parser.context(), character.kind(), size.longValue()));
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      Attribute text = op.getAttr(VALUE);
      printer.print(' ').printAttribute(text == null ? op.getAttr(LIST) : text);
      printer.print('(').print(((IntegerAttr) op.getAttr(SIZE)).signedValue().toString()).print(") : ");
      printer.printType(of(op).result().type());
    }
  }
}
