// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Dialect;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.text.DialectReader;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.types.PlainType;
import org.osgi.service.component.annotations.Component;

/** Definitions of dialects. They have an effect only when they are loaded; see {@link DialectLoader}. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "irdl", constants = IrdlConstraints.class)
public final class IrdlDialect extends IrdlDialectBase implements DialectReader {
  @Override
  public @Nullable List<TextDialect> readDialects(SourceText text, Context context, DiagnosticHandler diagnostics) {
    return DialectLoader.load(text, context, diagnostics);
  }

  @Override
  public List<String> typeNames() {
    return List.of(IrdlConstraints.ATTRIBUTE, IrdlConstraints.REGION);
  }

  @Override
  public List<String> attributeNames() {
    return List.of(VariadicityAttr.MNEMONIC, VariadicityArrayAttr.MNEMONIC);
  }

  @Override
  public Type parseType(AsmParser parser) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    return switch (mnemonic) {
      case IrdlConstraints.ATTRIBUTE, IrdlConstraints.REGION -> PlainType.of(parser.context(), NAMESPACE, mnemonic);
      default -> throw parser.error(position, "unknown  type `" + mnemonic + "` in dialect `" + NAMESPACE + "`");
    };
  }

  @Override
  public Attribute parseAttribute(AsmParser parser, @Nullable Type type) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    return switch (mnemonic) {
      case VariadicityAttr.MNEMONIC -> VariadicityAttr.parse(parser);
      case VariadicityArrayAttr.MNEMONIC -> VariadicityArrayAttr.parse(parser);
      default -> throw parser.error(position, "unknown attribute `" + mnemonic + "` in dialect `" + NAMESPACE + "`");
    };
  }
}
