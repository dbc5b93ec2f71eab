// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.OpDefinition;
import org.osgi.service.component.annotations.Component;

/** The {@code custom} dialect. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class CustomDialect extends Dialect {
  @Override
  public String namespace() {
    return "custom";
  }

  @Override
  public List<String> operationNames() {
    return List.of(AllocOp.NAME, BranchOp.NAME, FreeOp.NAME, RegionIfOp.NAME, RegionIfOp.YIELD, ViewOp.NAME);
  }

  @Override
  public OpDefinition operation(String name) {
    return switch (name) {
      case AllocOp.NAME -> AllocOp.DEFINITION;
      case BranchOp.NAME -> BranchOp.DEFINITION;
      case FreeOp.NAME -> FreeOp.DEFINITION;
      case RegionIfOp.NAME -> RegionIfOp.DEFINITION;
      case RegionIfOp.YIELD -> RegionIfOp.YIELD_DEFINITION;
      case ViewOp.NAME -> ViewOp.DEFINITION;
      default -> null;
    };
  }
}
