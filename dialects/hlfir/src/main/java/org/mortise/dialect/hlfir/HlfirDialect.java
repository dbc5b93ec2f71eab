// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.List;
import org.mortise.dialect.fir.FirConstraints;
import org.mortise.dialect.fir.FirResources;
import org.mortise.dialect.fir.FormerDeclaration;
import org.mortise.ir.Dialect;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** Expressions, variables and assignments of Fortran programs, before temporary memory is allocated for them. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "hlfir", constants = {HlfirConstraints.class, FirConstraints.class, FirResources.class})
public final class HlfirDialect extends HlfirDialectBase {
  private static final List<FormerOperation> FORMER = List.of(new FormerDeclaration(DeclareOp.NAME, builder -> builder
      .result("base", HlfirConstraints.VARIABLE)
      .result("originalBase", FirConstraints.ANY_REF_OR_BOX_LIKE)
      .resultNames("", "")));

  @Override
  public List<FormerOperation> formerOperations() {
    return FORMER;
  }
}
