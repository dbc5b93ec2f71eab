// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.planmemory;

import java.util.List;
import org.mortise.analyses.memory.ArenaPlan;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.ir.Operation;

/**
 * An allocation that becomes a part of an arena.
 *
 * @param frees the deallocations of the buffer
 * @param item its size and life
 */
record PlannedBuffer(AllocOp allocation, List<Operation> frees, ArenaPlan.Item item) {}
