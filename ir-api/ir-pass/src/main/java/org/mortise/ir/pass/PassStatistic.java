// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

/**
 * A counter of a pass.
 *
 * @param name short name, as printed in the report
 * @param description a description of the count
 */
public record PassStatistic(String name, String description) {}
