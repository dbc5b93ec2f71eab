// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/** A name and an attribute, as in a dictionary. */
public record NamedAttribute(String name, Attribute value) {}
