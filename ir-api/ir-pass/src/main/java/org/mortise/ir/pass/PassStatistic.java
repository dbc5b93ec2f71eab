// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

/**
 * A number that a pass counts.
 *
 * @param name short, as printed in the report
 * @param description what is counted
 */
public record PassStatistic(String name, String description) {}
