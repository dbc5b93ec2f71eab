// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import org.osgi.annotation.versioning.ProviderType;

/** Knows what is there now. A service; in a plain Java program use {@link Snapshot} directly. */
@ProviderType
public interface Registry {
  /** What is there now. The same object as long as nothing came or went. */
  Snapshot current();
}
