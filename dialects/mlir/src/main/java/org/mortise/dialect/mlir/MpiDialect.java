// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import com.google.auto.service.AutoService;
import org.mortise.dialect.ods.ResourceDialect;
import org.mortise.ir.Dialect;
import org.osgi.service.component.annotations.Component;

/** The dialect {@code mpi}: messages between processes (MPI). */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class MpiDialect extends ResourceDialect {
  public MpiDialect() {
    super("mpi");
  }
}
