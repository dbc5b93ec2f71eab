// SPDX-License-Identifier: Apache-2.0
/** The builtin dialect: modules, unrealized casts, and what all functions have in common. */
@Version("0.1.0")
package org.mortise.ir.builtin;

import org.osgi.annotation.versioning.Version;
