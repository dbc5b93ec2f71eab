// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import org.apache.felix.service.command.Converter;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/** Converts the number or the symbolic name of a bundle to the bundle, for the framework's own commands. */
@Component(property = Converter.CONVERTER_CLASSES + "=org.osgi.framework.Bundle")
public final class BundleConverter implements Converter {
  private final BundleContext bundles;

  @Activate
  public BundleConverter(BundleContext bundles) {
    this.bundles = bundles;
  }

  @Override
  public @Nullable Object convert(Class<?> wanted, Object value) throws CommandFailure {
    boolean named = value instanceof CharSequence || value instanceof Number;
    return wanted == Bundle.class && named ? Bundles.find(bundles, value.toString()) : null;
  }

  @Override
  public @Nullable CharSequence format(Object value, int level, Converter others) {
    return null; // as Gogo does
  }
}
