// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.definition.MemoryEffect.Resource;

/** Memory that operations of the dialect have effects on. */
public final class FirResources {
  /** The state visible to debuggers; accesses keep operations without other effects alive. */
  public static final Resource DEBUGGING = new Resource("DebuggingResource");

  /** Accesses of volatile entities, which are not removed or reordered. */
  public static final Resource VOLATILE = new Resource("VolatileMemoryResource");

  private FirResources() {}
}
