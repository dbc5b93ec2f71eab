// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.Mortise;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.Snapshot;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Runs pipelines with the snapshot that is current when the run begins. */
@Component(service = Mortise.class)
public final class MortiseService implements Mortise {
  private final Registry registry;

  @Activate
  public MortiseService(@Reference Registry registry) {
    this.registry = registry;
  }

  @Override
  public @Nullable Snapshot snapshot() {
    return registry.current();
  }
}
