// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.Arrays;
import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;
import org.mortise.ir.definition.AttributeConstraint;

/** The zero points of an operation on quantized tensors: {@code #tosa.unary_quant<input_zp = 1, output_zp = 2>}. */
public final class QuantizationAttr extends Attribute {
  /** The kind of operation with this attribute. */
  public enum Kind {
    UNARY("unary_quant", "UnaryOp", "UnaryOp", "input_zp", "output_zp"),
    CONV("conv_quant", "ConvOp", "Conv type op", "input_zp", "weight_zp"),
    MATMUL("matmul_quant", "MatMulOp", "MatMulOp", "a_zp", "b_zp"),
    PAD("pad_quant", "PadOp", "PadOp", "input_zp");

    private final String mnemonic;
    private final String definition;
    private final String owner;
    private final List<String> parameters;

    Kind(String mnemonic, String definition, String owner, String... parameters) {
      this.mnemonic = mnemonic;
      this.definition = "Tosa_" + definition + "QuantizationAttr";
      this.owner = owner;
      this.parameters = List.of(parameters);
    }

    /** Returns the word after the namespace. */
    public String mnemonic() {
      return mnemonic;
    }

    /** Returns the names of the zero points. */
    public List<String> parameters() {
      return parameters;
    }

    AttributeConstraint<QuantizationAttr> constraint() {
      return AttributeConstraint.ofKind(
          "Attribute for " + owner + " quantization information.", QuantizationAttr.class,
          attribute -> attribute.kind == this);
    }

    private static Kind of(AsmParser parser) {
      int position = parser.position();
      String mnemonic = parser.parseKeyword();
      for (Kind kind : values()) {
        if (kind.mnemonic.equals(mnemonic)) {
          return kind;
        }
      }
      throw parser.error(
          position, "unknown attribute `" + mnemonic + "` in dialect `" + TosaDialect.NAMESPACE + "`");
    }
  }

  private final Kind kind;
  private final long[] zeroPoints;

  private QuantizationAttr(Context context, Kind kind, long... zeroPoints) {
    super(context);
    this.kind = kind;
    this.zeroPoints = zeroPoints;
  }

  /**
   * Returns the attribute.
   *
   * @param zeroPoints a number for each of the parameters of the kind
   */
  public static QuantizationAttr of(Context context, Kind kind, long... zeroPoints) {
    if (zeroPoints.length != kind.parameters.size()) {
      throw new IllegalArgumentException(kind.mnemonic + " has " + kind.parameters.size() + " zero points");
    }
    return context.unique(new QuantizationAttr(context, kind, zeroPoints.clone()));
  }

  /** Returns the kind of operation. */
  public Kind kind() {
    return kind;
  }

  /** Returns the zero point of this name, which the kind has. */
  public long zeroPoint(String parameter) {
    return zeroPoints[kind.parameters.indexOf(parameter)];
  }

  /** Parses an attribute of the dialect, with parameters in any order. */
  static QuantizationAttr parse(AsmParser parser) {
    Kind kind = Kind.of(parser);
    int count = kind.parameters.size();
    long[] zeroPoints = new long[count];
    boolean[] known = new boolean[count];
    parser.parsePunctuation("<");
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        parser.parsePunctuation(",");
      }
      int parameter = parseName(parser, kind, known);
      known[parameter] = true;
      zeroPoints[parameter] = parseNumber(parser, kind, parameter);
    }
    parser.parsePunctuation(">");
    return of(parser.context(), kind, zeroPoints);
  }

  private static int parseName(AsmParser parser, Kind kind, boolean[] known) {
    String name;
    try {
      name = parser.parseKeyword();
    } catch (ParseError error) {
      throw error.then(parser.error("expected a parameter name in struct"));
    }
    parser.parsePunctuation("=");
    int parameter = kind.parameters.indexOf(name);
    if (parameter < 0 || known[parameter]) {
      throw parser.error("duplicate or unknown struct parameter name: " + name);
    }
    return parameter;
  }

  private static long parseNumber(AsmParser parser, Kind kind, int parameter) {
    try {
      return parser.parseInteger();
    } catch (ParseError error) {
      throw error.then(parser.error("failed to parse " + kind.definition + " parameter '"
          + kind.parameters.get(parameter) + "' which is to be a `int64_t`"));
    }
  }

  @Override
  public String dialectNamespace() {
    return TosaDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(kind.mnemonic).print('<');
    for (int i = 0; i < zeroPoints.length; i++) {
      printer.print(i == 0 ? "" : ", ").print(kind.parameters.get(i)).print(" = ").print(zeroPoints[i]);
    }
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return kind.ordinal() * 31 + Arrays.hashCode(zeroPoints);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    QuantizationAttr attribute = (QuantizationAttr) other;
    return kind == attribute.kind && Arrays.equals(zeroPoints, attribute.zeroPoints);
  }
}
