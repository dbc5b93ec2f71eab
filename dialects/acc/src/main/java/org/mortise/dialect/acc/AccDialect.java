// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import com.google.auto.service.AutoService;
import org.mortise.dialect.ods.ResourceDialect;
import org.mortise.ir.Dialect;
import org.osgi.service.component.annotations.Component;

/** The dialect {@code acc}: OpenACC. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class AccDialect extends ResourceDialect {
  public AccDialect() {
    super("acc", new AccSyntax());
  }
}
