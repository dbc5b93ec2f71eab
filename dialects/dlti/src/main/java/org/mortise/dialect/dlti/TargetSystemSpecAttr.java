// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;

/** The devices of a system: {@code #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<...>>}. */
public final class TargetSystemSpecAttr extends DltiAttribute {
  static final String MNEMONIC = "target_system_spec";

  /** A device and its properties. */
  public record Device(String name, TargetDeviceSpecAttr properties) {}

  private final List<Device> devices;

  private TargetSystemSpecAttr(Context context, List<Device> devices) {
    super(context);
    this.devices = List.copyOf(devices);
  }

  /** Returns the attribute with these devices, whose names differ. */
  public static TargetSystemSpecAttr of(Context context, List<Device> devices) {
    return context.unique(new TargetSystemSpecAttr(context, devices));
  }

  /** Returns the devices in the order of the text. */
  public List<Device> devices() {
    return devices;
  }

  /** Returns the properties of a device; null if absent. */
  public @Nullable TargetDeviceSpecAttr propertiesOf(String device) {
    for (Device each : devices) {
      if (each.name().equals(device)) {
        return each.properties();
      }
    }
    return null;
  }

  /** Parses the list after the mnemonic. */
  static TargetSystemSpecAttr parse(AsmParser parser) {
    int start = parser.position();
    parser.parsePunctuation("<");
    List<Device> devices = new ArrayList<>();
    do {
      devices.add(parseDevice(parser));
    } while (parser.parseOptionalPunctuation(","));
    parser.parsePunctuation(">");
    Set<String> names = new HashSet<>();
    for (Device device : devices) {
      if (!names.add(device.name())) {
        throw parser.error(start, "repeated Device ID in dlti.target_system_spec: \"" + device.name() + '"');
      }
    }
    return of(parser.context(), devices);
  }

  private static Device parseDevice(AsmParser parser) {
    String problem = "DeviceID is missing, or is not of string type";
    try {
      String name = parser.parseString();
      problem = "Missing colon";
      parser.parsePunctuation(":");
      problem = "Error in parsing target device spec";
      return new Device(name, parser.parseAttribute(TargetDeviceSpecAttr.class, null));
    } catch (ParseError error) {
      throw error.then(parser.error(problem)).then(parser.error("failed to parse DLTI_TargetSystemSpecAttr parameter"
          + " 'entries' which is to be a `::llvm::ArrayRef<DeviceIDTargetDeviceSpecPair>`"));
    }
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC).print('<');
    String separator = "";
    for (Device device : devices) {
      printer.print(separator).printString(device.name()).print(" : ").printAttribute(device.properties());
      separator = ", ";
    }
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return devices.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return devices.equals(((TargetSystemSpecAttr) other).devices);
  }
}
