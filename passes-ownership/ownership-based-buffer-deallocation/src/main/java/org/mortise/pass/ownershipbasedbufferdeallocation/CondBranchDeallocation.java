// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import com.google.auto.service.AutoService;
import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.dialect.bufferization.deallocation.OwnershipBuilder;
import org.mortise.dialect.cf.CondBranchOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.osgi.service.component.annotations.Component;

/** Processes conditional branches: the condition determines which memrefs are freed. */
@Component(service = BufferDeallocationOpInterface.class)
@Serves(CondBranchOp.NAME)
@AutoService(OpInterface.class)
public final class CondBranchDeallocation implements BufferDeallocationOpInterface {
  @Override
  public Operation process(Operation op, OwnershipBuilder ownership) {
    ownership.insertDeallocBeforeBranch(op, CondBranchOp.of(op).condition());
    return op;
  }
}
