// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.needy;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/** A component without a service that cannot be created. */
@Component(service = {}, immediate = true)
public final class FailingComponent {
  @Activate
  public FailingComponent() {
    throw new IllegalStateException("failing on purpose");
  }
}
