// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Dialect;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.types.PlainType;
import org.osgi.service.component.annotations.Component;

/** The types of patterns, which handles can have. The operations of patterns are not defined. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "pdl")
public final class PdlDialect extends PdlDialectBase {
  static final String OPERATION = "operation";
  private static final Set<String> ELEMENTS = Set.of("attribute", OPERATION, "type", "value");

  @Override
  public List<String> typeNames() {
    return Stream.concat(ELEMENTS.stream().sorted(), Stream.of(PdlRangeType.MNEMONIC)).toList();
  }

  @Override
  public Type parseType(AsmParser parser) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    if (ELEMENTS.contains(mnemonic)) {
      return PlainType.of(parser.context(), NAMESPACE, mnemonic);
    }
    if (mnemonic.equals(PdlRangeType.MNEMONIC)) {
      return parseRange(parser, position);
    }
    throw parser.error(position, "unknown  type `" + mnemonic + "` in dialect `" + NAMESPACE + "`");
  }

  private static Type parseRange(AsmParser parser, int start) {
    parser.parsePunctuation("<");
    int position = parser.position();
    String element = parser.parseKeyword();
    if (element.equals(PdlRangeType.MNEMONIC)) {
      Type range = parser.parseNested(() -> parseRange(parser, start));
      throw parser.error(position, "element of pdl.range cannot be another range, but got'" + range + "'");
    }
    if (!ELEMENTS.contains(element)) {
      throw parser.error(start, "invalid 'pdl' type: `" + element + "'");
    }
    parser.parsePunctuation(">");
    return PdlRangeType.of(PlainType.of(parser.context(), NAMESPACE, element));
  }
}
