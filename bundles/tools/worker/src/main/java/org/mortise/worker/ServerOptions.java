// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/**
 * The settings of a {@link Server}.
 *
 * @param socket the file of the socket, in a folder that only the user can open
 * @param key identifies the installation and the settings; clients with another key are not served
 * @param idleSeconds the number of seconds without a run after which the server ends
 * @param isCurrent whether the installation has not changed since the start
 */
public record ServerOptions(Path socket, String key, int idleSeconds, BooleanSupplier isCurrent) {}
