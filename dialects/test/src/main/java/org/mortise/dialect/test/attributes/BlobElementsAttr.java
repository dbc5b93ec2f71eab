// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.ResourceReference;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.types.ShapedType;

/** Numbers that are kept in the resource section of a file: {@code #test.e1di64_elements<key> : tensor<3xi64>}. */
public final class BlobElementsAttr extends ElementsAttr implements ResourceReference {
  private final String key;

  private BlobElementsAttr(ShapedType type, String key) {
    super(type.context(), type);
    this.key = key;
  }

  static BlobElementsAttr parse(AsmParser parser, @Nullable Type implied) {
    parser.parsePunctuation("<");
    String key = parser.parseKeywordOrString();
    int end = parser.position();
    parser.parsePunctuation(">");
    Type type = TestAttributes.parseOwnType(parser, implied);
    if (!(type instanceof ShapedType shaped)) {
      throw parser.error(end, "expected a trailing type");
    }
    return parser.context().unique(new BlobElementsAttr(shaped, key));
  }

  @Override
  public String resourceKey() {
    return key;
  }

  @Override
  public String dialectNamespace() {
    return TestAttributes.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print("e1di64_elements<").printKeywordOrString(key).print('>');
  }

  @Override
  protected int structuralHash() {
    return key.hashCode() * 31 + type().hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    BlobElementsAttr that = (BlobElementsAttr) other;
    return type() == that.type() && key.equals(that.key);
  }
}
