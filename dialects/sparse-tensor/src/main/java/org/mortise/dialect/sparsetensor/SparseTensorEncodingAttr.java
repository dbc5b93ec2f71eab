// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.VerifiableTensorEncoding;

/** The storage format of a sparse tensor: {@code #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>}. */
@AttrDef(name = "sparse_tensor.encoding", parameters = "encoding: ENCODING")
public final class SparseTensorEncodingAttr extends SparseTensorEncodingAttrBase implements VerifiableTensorEncoding {
  static final ParameterForm<Encoding> ENCODING = ParameterForms.handWritten("SparseTensorEncoding");

  SparseTensorEncodingAttr(Context context, Object[] values) {
    super(context, values);
  }

  /** Parses the text after the mnemonic, which begins at {@code start}. */
  static SparseTensorEncodingAttr parse(AsmParser parser, int start) {
    Encoding encoding = new EncodingParser(parser, start).parse();
    String wrong = EncodingVerifier.verify(encoding);
    if (wrong != null) {
      throw parser.error(start, wrong);
    }
    return of(parser.context(), encoding.withInverse());
  }

  /** Returns the encoding of a type; null if it is not a sparse tensor. */
  static @Nullable SparseTensorEncodingAttr ofType(Type type) {
    return type instanceof RankedTensorType tensor && tensor.encoding() instanceof SparseTensorEncodingAttr sparse
        ? sparse
        : null;
  }

  int dimRank() {
    return encoding().dimToLvl().dimCount();
  }

  int lvlRank() {
    return encoding().levels().size();
  }

  boolean isSlice() {
    return !encoding().slices().isEmpty();
  }

  @Override
  public @Nullable String verifyEncoding(long[] shape, Type elementType) {
    if (shape.length == 0) {
      return "expected non-scalar sparse tensor";
    }
    if (dimRank() != shape.length) {
      return "dimension-rank mismatch between encoding and tensor shape: " + dimRank() + " != " + shape.length;
    }
    String wrong = verifyValue("explicit", encoding().explicitVal(), elementType);
    if (wrong == null) {
      wrong = verifyValue("implicit", encoding().implicitVal(), elementType);
    }
    if (wrong != null) {
      return wrong;
    }
    Attribute implicit = encoding().implicitVal();
    boolean isOther = implicit instanceof FloatAttr number && number.doubleValue() != 0
        || implicit instanceof IntegerAttr integer && integer.longValue() != 0;
    return isOther ? "implicit value must be zero" : null;
  }

  private static @Nullable String verifyValue(String what, @Nullable Attribute value, Type elementType) {
    return value == null || value.type() == elementType ? null
        : what + " value type mismatch between encoding and tensor element type: '" + value.type() + "' != '"
            + elementType + "'";
  }

  @Override
  public String aliasName() {
    return "sparse";
  }

  @Override
  public List<Attribute> nestedAttributes() {
    List<Attribute> nested = new ArrayList<>(encoding().slices());
    if (encoding().explicitVal() != null) {
      nested.add(encoding().explicitVal());
    }
    if (encoding().implicitVal() != null) {
      nested.add(encoding().implicitVal());
    }
    return nested;
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    Encoding encoding = encoding();
    printer.print("<{ map = ");
    int symbols = encoding.dimToLvl().symbolCount();
    for (int i = 0; i < symbols; i++) {
      printer.print(i == 0 ? "[" : ", ").print('s').print(i);
    }
    printer.print(symbols > 0 ? "](" : "(");
    for (int i = 0; i < dimRank(); i++) {
      printer.print(i == 0 ? "d" : ", d").print(i);
      if (isSlice()) {
        printer.print(" : ").printAttribute(encoding.slices().get(i));
      }
    }
    printer.print(") -> (");
    for (int i = 0; i < lvlRank(); i++) {
      printer.print(i == 0 ? "" : ", ").print(encoding.dimToLvl().result(i).toString()).print(" : ");
      printer.print(encoding.levels().get(i).toString());
    }
    printer.print(')');
    printOptions(printer);
    printer.print(" }>");
  }

  private void printOptions(AsmPrinter printer) {
    if (encoding().posWidth() != 0) {
      printer.print(", posWidth = ").print(encoding().posWidth());
    }
    if (encoding().crdWidth() != 0) {
      printer.print(", crdWidth = ").print(encoding().crdWidth());
    }
    if (encoding().explicitVal() != null) {
      printer.print(", explicitVal = ").printAttribute(encoding().explicitVal());
    }
    if (encoding().implicitVal() != null) {
      printer.print(", implicitVal = ").printAttribute(encoding().implicitVal());
    }
  }
}
