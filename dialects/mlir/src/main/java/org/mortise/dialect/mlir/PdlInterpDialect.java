// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import com.google.auto.service.AutoService;
import org.mortise.dialect.ods.ResourceDialect;
import org.mortise.ir.Dialect;
import org.osgi.service.component.annotations.Component;

/** The dialect {@code pdl_interp}: matching and rewriting, as compiled from pdl. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class PdlInterpDialect extends ResourceDialect {
  public PdlInterpDialect() {
    super("pdl_interp", new PdlInterpSyntax());
  }
}
