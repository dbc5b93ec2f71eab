// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.List;
import org.mortise.dialect.fir.FirConstraints;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Dialect;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** Expressions, variables and assignments of Fortran programs, before temporary memory is allocated for them. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "hlfir", constants = {HlfirConstraints.class, FirConstraints.class})
public final class HlfirDialect extends HlfirDialectBase {
  @Override
  public List<String> typeNames() {
    return List.of(ExprType.MNEMONIC);
  }

  @Override
  public Type parseType(AsmParser parser) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    if (mnemonic.equals(ExprType.MNEMONIC)) {
      return ExprType.parse(parser);
    }
    throw parser.error(position, "unknown  type `" + mnemonic + "` in dialect `" + NAMESPACE + "`");
  }
}
