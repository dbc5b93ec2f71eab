// SPDX-License-Identifier: Apache-2.0
/**
 * The interfaces by which passes learn what operations mean. A method's first parameter is the operation; an
 * implementation is stateless and can serve operations of several names.
 */
package org.mortise.ir.interfaces;
