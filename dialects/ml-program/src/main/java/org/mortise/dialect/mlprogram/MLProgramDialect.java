// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.interfaces.InlineAll;
import org.osgi.service.component.annotations.Component;

/** Functions, graphs and global variables of machine learning models. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "ml_program", constants = MLProgramConstraints.class)
public final class MLProgramDialect extends MLProgramDialectBase {
  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }

  @Override
  protected List<String> plainTypes() {
    return List.of(MLProgramConstraints.TOKEN_NAME);
  }
}
