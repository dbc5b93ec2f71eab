// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.FunctionMeasurement;
import org.osgi.service.component.annotations.Component;

/** Measures functions for passes by execution. */
@Component(service = FunctionMeasurement.Provider.class)
@AutoService(FunctionMeasurement.Provider.class)
public final class MeasurementProvider implements FunctionMeasurement.Provider {
  @Override
  public FunctionMeasurement begin(Operation program, FunctionMeasurement.Request request) {
    try {
      return new Measurement(program, request);
    } catch (NoClassDefFoundError absent) { // possible on a class path, which does not check requirements of bundles
      throw new IllegalArgumentException("requires the bundle org.mortise.execution", absent);
    }
  }
}
