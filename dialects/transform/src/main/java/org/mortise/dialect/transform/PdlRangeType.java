// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.PlainType;

/** Any number of operations, values, types or attributes: {@code !pdl.range<value>}. */
@TypeDef(name = "pdl.range", parameters = "element: ELEMENT")
public final class PdlRangeType extends PdlRangeTypeBase {
  static final ParameterForm<PlainType> ELEMENT = ParameterForms.handWritten("Type");

  PdlRangeType(Context context, Object[] values) {
    super(context, values);
  }

  static PdlRangeType parse(AsmParser parser, int start) {
    parser.parsePunctuation("<");
    int position = parser.position();
    String element = parser.parseKeyword();
    if (element.equals(MNEMONIC)) {
      Type range = parser.parseNested(() -> parse(parser, start));
      throw parser.error(position, "element of pdl.range cannot be another range, but got'" + range + "'");
    }
    if (!PdlDialect.ELEMENTS.contains(element)) {
      throw parser.error(start, "invalid 'pdl' type: `" + element + "'");
    }
    parser.parsePunctuation(">");
    return of(PlainType.of(parser.context(), PdlDialect.NAMESPACE, element));
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    printer.print('<').print(element().mnemonic()).print('>');
  }
}
