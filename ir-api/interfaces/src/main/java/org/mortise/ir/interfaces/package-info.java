// SPDX-License-Identifier: Apache-2.0
/**
 * The interfaces by which passes learn what operations mean. A method's first parameter is the operation; an
 * implementation is stateless and can serve operations of several names.
 */
@Version("0.1.0")
package org.mortise.ir.interfaces;

import org.osgi.annotation.versioning.Version;

