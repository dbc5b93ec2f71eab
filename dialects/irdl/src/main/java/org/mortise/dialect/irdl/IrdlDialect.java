// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.text.DialectReader;
import org.osgi.service.component.annotations.Component;

/** Definitions of dialects. They have an effect only when they are loaded; see {@link DialectLoader}. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "irdl", constants = IrdlConstraints.class)
public final class IrdlDialect extends IrdlDialectBase implements DialectReader {
  @Override
  public @Nullable List<TextDialect> readDialects(Operation program, Context context, DiagnosticHandler diagnostics) {
    return DialectLoader.load(program, context, diagnostics);
  }

  @Override
  protected List<String> plainTypes() {
    return List.of(IrdlConstraints.ATTRIBUTE, IrdlConstraints.REGION);
  }
}
