// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;

/** The devices of a system: {@code #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<...>>}. */
@AttrDef(name = "dlti.target_system_spec", definition = "DLTI_TargetSystemSpecAttr",
    parameters = "entries: DEVICES",
    format = "`<` params `>`")
public final class TargetSystemSpecAttr extends TargetSystemSpecAttrBase {
  /** A device and its properties. */
  public record Device(String name, TargetDeviceSpecAttr properties) {}

  private static final ParameterForm<Device> DEVICE = new ParameterForm<>(
      "DeviceIDTargetDeviceSpecPair", TargetSystemSpecAttr::parseDevice, TargetSystemSpecAttr::print);
  static final ParameterForm<List<Device>> DEVICES = ParameterForms.list(DEVICE);

  TargetSystemSpecAttr(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the properties of a device; null if absent. */
  public @Nullable TargetDeviceSpecAttr propertiesOf(String device) {
    for (Device each : entries()) {
      if (each.name().equals(device)) {
        return each.properties();
      }
    }
    return null;
  }

  private static Device parseDevice(AsmParser parser) {
    String problem = "DeviceID is missing, or is not of string type";
    try {
      String name = parser.parseString();
      problem = "Missing colon";
      if (!parser.parseOptionalPunctuation("=")) { // MLIR 19.1 has a colon
        parser.parsePunctuation(":");
      }
      problem = "Error in parsing target device spec";
      return new Device(name, parser.parseAttribute(TargetDeviceSpecAttr.class, null));
    } catch (ParseError error) {
      throw error.then(parser.error(problem));
    }
  }

  private static void print(AsmPrinter printer, Device device) {
    String separator = printer.version().isNewest() ? " = " : " : ";
    printer.printString(device.name()).print(separator).printAttribute(device.properties());
  }

  static @Nullable String verify(List<Device> devices) {
    Set<String> names = new HashSet<>();
    for (Device device : devices) {
      if (!names.add(device.name())) {
        return "repeated Device ID in dlti.target_system_spec: \"" + device.name() + '"';
      }
    }
    return null;
  }
}
