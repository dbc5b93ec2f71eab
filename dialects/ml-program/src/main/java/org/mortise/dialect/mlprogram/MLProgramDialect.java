// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.interfaces.InlineAll;
import org.osgi.service.component.annotations.Component;

/** Functions, graphs and global variables of machine learning models. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "ml_program", constants = MLProgramConstraints.class)
public final class MLProgramDialect extends MLProgramDialectBase {
  @Override
  public List<String> typeNames() {
    return List.of(MLProgramConstraints.TOKEN_NAME);
  }

  @Override
  public List<String> attributeNames() {
    return List.of(ExternAttr.MNEMONIC);
  }

  @Override
  public Type parseType(AsmParser parser) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    if (mnemonic.equals(MLProgramConstraints.TOKEN_NAME)) {
      return MLProgramConstraints.token(parser.context());
    }
    throw parser.error(position, "unknown  type `" + mnemonic + "` in dialect `" + NAMESPACE + "`");
  }

  @Override
  public Attribute parseAttribute(AsmParser parser, @Nullable Type type) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    if (mnemonic.equals(ExternAttr.MNEMONIC)) {
      return ExternAttr.parse(parser, type);
    }
    throw parser.error(position, "unknown attribute `" + mnemonic + "` in dialect `" + NAMESPACE + "`");
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }
}
