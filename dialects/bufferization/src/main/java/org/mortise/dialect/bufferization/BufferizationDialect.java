// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.OpDefinition;
import org.osgi.service.component.annotations.Component;

/** From tensors to buffers, and the ownership-aware {@code bufferization.dealloc}. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class BufferizationDialect extends Dialect {
  public static final String NAMESPACE = "bufferization";

  @Override
  public String namespace() {
    return NAMESPACE;
  }

  @Override
  public List<String> operationNames() {
    return List.of(AllocTensorOp.NAME, CloneOp.NAME, DeallocOp.NAME, DeallocTensorOp.NAME,
        MaterializeInDestinationOp.NAME, ToMemrefOp.NAME, ToTensorOp.NAME);
  }

  @Override
  public OpDefinition operation(String name) {
    return switch (name) {
      case AllocTensorOp.NAME -> AllocTensorOp.DEFINITION;
      case CloneOp.NAME -> CloneOp.DEFINITION;
      case DeallocOp.NAME -> DeallocOp.DEFINITION;
      case DeallocTensorOp.NAME -> DeallocTensorOp.DEFINITION;
      case MaterializeInDestinationOp.NAME -> MaterializeInDestinationOp.DEFINITION;
      case ToMemrefOp.NAME -> ToMemrefOp.DEFINITION;
      case ToTensorOp.NAME -> ToTensorOp.DEFINITION;
      default -> null;
    };
  }
}
