// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import com.google.auto.service.AutoService;
import org.mortise.dialect.ods.ResourceDialect;
import org.mortise.ir.Dialect;
import org.osgi.service.component.annotations.Component;

/** The dialect {@code shard}: tensors that are distributed on meshes of devices. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class ShardDialect extends ResourceDialect {
  public ShardDialect() {
    super("shard");
  }
}
